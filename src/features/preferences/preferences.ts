import * as z from 'zod/mini';
import { languages } from '#shared/languages.ts';
import { textSizes, themes } from '#shared/ui-cookie.ts';

const TimeZone = z
  .string('errors.invalid_input')
  .check(z.maxLength(60, 'errors.invalid_input'), z.refine(isTimeZone, 'errors.invalid_input'));

function isTimeZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const LanguageCode = z.enum(Object.keys(languages) as [keyof typeof languages], 'errors.invalid_input');
const Switch = z.boolean('errors.invalid_input');

/** GP in the specification's calls. */
export const GlobalPreferences = z.object({
  language: LanguageCode,
  timeZone: TimeZone,
  currency: z.literal('USD', 'errors.invalid_input'),
  textSize: z.enum(textSizes, 'errors.invalid_input'),
  theme: z.enum(themes, 'errors.invalid_input'),
});
export type GlobalPreferences = z.output<typeof GlobalPreferences>;

/** NP: which notifications are sent by which channel; obligatory ones are sent by mail in any case. */
export const NotificationPreferences = z.object({
  bookingsByMail: Switch,
  bookingsByText: Switch,
  remindersByMail: Switch,
  remindersByText: Switch,
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

/** PS: what others may see and count. */
export const PrivacyPreferences = z.object({ showsNameInReviews: Switch, sharesUsage: Switch });
export type PrivacyPreferences = z.output<typeof PrivacyPreferences>;

export const defaults = {
  global: {
    language: 'en',
    timeZone: 'America/Los_Angeles',
    currency: 'USD',
    textSize: 'standard',
    theme: 'system',
  } satisfies GlobalPreferences,
  notifications: {
    bookingsByMail: true,
    bookingsByText: true,
    remindersByMail: true,
    remindersByText: true,
  } satisfies NotificationPreferences,
  privacy: { showsNameInReviews: true, sharesUsage: false } satisfies PrivacyPreferences,
};
