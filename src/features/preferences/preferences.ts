import * as z from 'zod/mini';
import { isTimeZone } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { textSizes, themes } from '#shared/ui-cookie.ts';
import {
  channelsOf,
  choiceNamed,
  isLocked,
  type NewsChannel,
  type NewsChoice,
  type NewsKind,
  newsKindNames,
} from './news.ts';

const TimeZone = z
  .string('errors.invalid_input')
  .check(z.maxLength(60, 'errors.invalid_input'), z.refine(isTimeZone, 'errors.invalid_input'));

const LanguageCode = z.enum(Object.keys(languages) as [keyof typeof languages], 'errors.invalid_input');
const Switch = z.boolean('errors.invalid_input');

/** GP in the specification's calls. */
export const GlobalPreferences = z.object({
  language: LanguageCode,
  timeZone: TimeZone,
  /** A device told the time zone, nobody chose it: then each device shows times on its own clock. */
  isZoneLearned: Switch,
  currency: z.literal('USD', 'errors.invalid_input'),
  textSize: z.enum(textSizes, 'errors.invalid_input'),
  theme: z.enum(themes, 'errors.invalid_input'),
});
export type GlobalPreferences = z.output<typeof GlobalPreferences>;

/** `HH:MM` on a clock of 24 hours. */
const ClockTime = z.string('errors.invalid_input').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.invalid_input'));

const LockedSwitch = Switch.check(z.refine((isOn) => isOn, 'errors.alwaysTold'));

/** The same for each kind of news and each channel that it has. */
const forEachChoice = <Value>(valueOf: (kind: NewsKind, channel: NewsChannel) => Value) =>
  Object.fromEntries(
    newsKindNames.flatMap((kind) =>
      channelsOf(kind).map((channel) => [choiceNamed(kind, channel), valueOf(kind, channel)]),
    ),
  ) as Record<NewsChoice, Value>; // all that the table names

/** NP: of which kind of news one hears by which channel, and when it is quiet; what has to be known is `true` in any case. */
export const NotificationPreferences = z.object({
  ...forEachChoice((kind, channel) => (isLocked(kind, channel) ? LockedSwitch : Switch)),
  hasQuietHours: Switch,
  quietFrom: ClockTime,
  quietTo: ClockTime,
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

/** PS: what others see and count, and whether somebody may ask to act for one. */
export const PrivacyPreferences = z.object({
  showsNameInReviews: Switch,
  sharesUsage: Switch,
  acceptsInvitations: Switch,
});
export type PrivacyPreferences = z.output<typeof PrivacyPreferences>;

export const defaults = {
  global: {
    language: 'en',
    timeZone: 'America/Los_Angeles',
    isZoneLearned: true,
    currency: 'USD',
    textSize: 'standard',
    theme: 'system',
  } satisfies GlobalPreferences,
  notifications: {
    ...forEachChoice(() => true),
    // Each answer by text is for whoever wants it so.
    messagesByText: false,
    hasQuietHours: false,
    quietFrom: '21:00',
    quietTo: '08:00',
  } satisfies NotificationPreferences,
  privacy: { showsNameInReviews: true, sharesUsage: true, acceptsInvitations: true } satisfies PrivacyPreferences,
};
