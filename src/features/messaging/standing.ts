import { writableUntil } from '#features/bookings/follow-up.ts';

export const conversationStatuses = ['open', 'over', 'nobody', 'closed'] as const;
/** `over`: too long after the last booking. `nobody`: nobody answers there any more. `closed`: one side has closed it. */
export type ConversationStatus = (typeof conversationStatuses)[number];

export type ConversationAccess = {
  /** Until when the bookings of the person at the provider let them write; null while there has been none. */
  until: Date | null;
  /** The visit that says until when is over: what is written now is the follow-up that comes with it. */
  isFollowUp: boolean;
  /** Somebody answers families there. */
  isAnswered: boolean;
};

/** When the last booking of a kind ends or ended, and how many days later one may still write, where the kind says so. */
type BookingsEnd = { endsAt: Date; days: number | undefined };

/** What bookings make of a person and a provider at an instant. */
export function accessThrough(
  ended: readonly BookingsEnd[],
  { isAnswered, now }: { isAnswered: boolean; now: Date },
): ConversationAccess {
  const [last] = ended
    .map((one) => ({ ...one, until: writableUntil(one) }))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  return {
    until: last?.until ?? null,
    isFollowUp: last?.days !== undefined && last.endsAt <= now,
    isAnswered,
  };
}

/**
 * What may be done in a conversation of a person with a provider, the same for both sides. Who may read it at all is decided where it is
 * looked for: whoever may write for the person now, and whoever answers families at the place now.
 */
export function standingOf(
  { until, isAnswered }: Pick<ConversationAccess, 'until' | 'isAnswered'>,
  now: Date,
): ConversationStatus {
  if (!until || until <= now) return 'over';
  return isAnswered ? 'open' : 'nobody';
}
