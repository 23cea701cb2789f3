import { addDays, dayIn, instantOf, timeIn } from '#shared/dates.ts';

/** How news reaches somebody: the number on the bell, mail, a text message, a push on a device. */
export const newsChannels = ['bell', 'mail', 'text', 'push'] as const;
export type NewsChannel = (typeof newsChannels)[number];

type Rule = {
  /** By what it can be told; the others are not offered. */
  channels: readonly NewsChannel[];
  /** What nobody can switch off, because it has to be known. */
  locked: readonly NewsChannel[];
  /** Goes through quiet hours. */
  isUrgent: boolean;
};

/** What people are told of, in the order in which they choose. */
export const newsKinds = {
  bookings: { channels: ['bell', 'mail', 'text', 'push'], locked: [], isUrgent: false },
  reminders: { channels: ['bell', 'mail', 'text', 'push'], locked: [], isUrgent: false },
  family: { channels: ['bell', 'mail', 'push'], locked: [], isUrgent: false },
  messages: { channels: ['bell', 'mail', 'text', 'push'], locked: [], isUrgent: false },
  reviews: { channels: ['bell', 'mail', 'text', 'push'], locked: [], isUrgent: false },
  support: { channels: ['bell', 'mail', 'push'], locked: [], isUrgent: false },
  money: { channels: ['bell', 'mail', 'text', 'push'], locked: ['bell', 'mail'], isUrgent: true },
  security: { channels: ['bell', 'mail', 'push'], locked: ['bell', 'mail'], isUrgent: true },
} as const satisfies Record<string, Rule>;
export type NewsKind = keyof typeof newsKinds;

export const newsKindNames = Object.keys(newsKinds) as NewsKind[];
export const channelsOf = (kind: NewsKind): readonly NewsChannel[] => newsKinds[kind].channels;
export const isLocked = (kind: NewsKind, channel: NewsChannel): boolean =>
  (newsKinds[kind].locked as readonly NewsChannel[]).includes(channel);

/** Under which name the choice for a kind and a channel is kept: `bookingsByMail`. */
export type NewsChoice = {
  [Kind in NewsKind]: `${Kind}By${Capitalize<(typeof newsKinds)[Kind]['channels'][number]>}`;
}[NewsKind];
export const choiceNamed = (kind: NewsKind, channel: NewsChannel): NewsChoice =>
  `${kind}By${channel.charAt(0).toUpperCase()}${channel.slice(1)}` as NewsChoice; // as the type spells it

/** `quietFrom` and `quietTo` are `HH:MM` on the person's clock; the end may lie on the next day. */
type Choices = Partial<Record<NewsChoice, boolean>> & { hasQuietHours: boolean; quietFrom: string; quietTo: string };

type News = {
  /** `asked`: what somebody has just asked for themselves, such as a code. */
  about: NewsKind | 'asked';
  channel: NewsChannel;
  /** When it would be of no use any more: it waits until then at most. */
  latest?: Date | undefined;
};

/**
 * Whether news leaves now, at a later instant, or never. What is not urgent waits until quiet hours are over, unless it would come too
 * late by then. The bell keeps everything: `never` means without a number, later without a sign.
 */
export function whenToTell(
  { about, channel, latest }: News,
  { choices, timeZone, now }: { choices: Choices; timeZone: string; now: Date },
): 'now' | 'never' | Date {
  if (about === 'asked') return 'now';
  if (!channelsOf(about).includes(channel)) return 'never';
  if (!isLocked(about, channel) && choices[choiceNamed(about, channel)] === false) return 'never';
  const quietUntil = newsKinds[about].isUrgent ? undefined : endOfQuiet(choices, timeZone, now);
  return quietUntil && !(latest && latest < quietUntil) ? quietUntil : 'now';
}

/** When the quiet hours end in which that instant lies; undefined outside of them. */
function endOfQuiet({ hasQuietHours, quietFrom, quietTo }: Choices, timeZone: string, now: Date): Date | undefined {
  if (!hasQuietHours) return undefined;
  const [day, time] = [dayIn(timeZone, now), timeIn(timeZone, now)];
  const endsOn = (on: string) => instantOf(on, quietTo, timeZone);
  if (quietFrom <= quietTo) return time >= quietFrom && time < quietTo ? endsOn(day) : undefined;
  if (time >= quietFrom) return endsOn(addDays(day, 1));
  return time < quietTo ? endsOn(day) : undefined;
}
