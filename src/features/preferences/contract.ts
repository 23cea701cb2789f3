import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { GlobalPreferences, NotificationPreferences, PrivacyPreferences } from './preferences.ts';

const Global = z.object({ data: GlobalPreferences });
const Notifications = z.object({ data: NotificationPreferences });
const Privacy = z.object({ data: PrivacyPreferences });

/** Of the global preferences, those that the person has chosen; the others are defaults, which a device may know better. */
const chosen = z.array(z.string());

/** The specification keeps these calls under the addresses of the account. A change names only what changes. */
export const preferences = {
  own: call({
    service: 'user',
    method: 'GET',
    path: '/preferences/v1.0/own',
    access: self(),
    summary:
      'All preferences at once, without an id in the address, for pages that are rendered before the id is known',
    reply: z.object({
      data: z.object({
        global: GlobalPreferences,
        notifications: NotificationPreferences,
        privacy: PrivacyPreferences,
      }),
      chosen,
    }),
  }),
  global: call({
    service: 'user',
    method: 'GET',
    path: '/auth/v1.1/getGPByUserId/:id',
    access: self('id'),
    summary: 'Language, time zone, currency, text size and theme',
    reply: Global,
  }),
  notifications: call({
    service: 'user',
    method: 'GET',
    path: '/auth/v1.1/getNPByUserId/:id',
    access: self('id'),
    summary: 'What a person wants to hear, and how',
    reply: Notifications,
  }),
  privacy: call({
    service: 'user',
    method: 'GET',
    path: '/auth/v1.1/getPSByUserId/:id',
    access: self('id'),
    summary: 'Privacy and sharing',
    reply: Privacy,
  }),
  changeGlobal: call({
    service: 'user',
    method: 'PUT',
    path: '/auth/v1.1/editGPByUserId/:id',
    access: self('id'),
    summary:
      'Change global preferences; a time zone is taken as chosen, unless it says that it was learned from a device',
    body: z.partial(GlobalPreferences),
    reply: Global,
  }),
  changeNotifications: call({
    service: 'user',
    method: 'PUT',
    path: '/auth/v1.1/editNPByUserId/:id',
    access: self('id'),
    summary: 'Change notification preferences',
    body: z.partial(NotificationPreferences),
    reply: Notifications,
  }),
  changePrivacy: call({
    service: 'user',
    method: 'PUT',
    path: '/auth/v1.1/editPSByUserId/:id',
    access: self('id'),
    summary: 'Change privacy and sharing',
    body: z.partial(PrivacyPreferences),
    reply: Privacy,
  }),
} as const;
