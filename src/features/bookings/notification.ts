import * as z from 'zod/mini';
import { timeSides } from './single-time.ts';
import { Status } from './status.ts';

/** What a notification or message tells of a booking. */
export const bookingNotices = [
  'held',
  'requested',
  'paid',
  'booked',
  'duePaid',
  'duePaidLate',
  'dueCharged',
  'dueUnpaid',
  'uncharged',
  'accepted',
  'reminder',
  'unanswered',
  'declined',
  'expired',
  'cancelled',
  'unpaid',
  'late',
  'moved',
  'refunded',
  'asked',
  'replied',
  'changeAsked',
  'changeDeclined',
  'changeExpired',
  'changeWithdrawn',
  'dueSoon',
  'changeUndone',
  'dueAtProvider',
  'dueLate',
  'skipped',
  'unskipped',
  'timeCancelled',
  'timeMoved',
  'timeSoon',
  'endsSoon',
  'missed',
  'insured',
  'planCovered',
  'planPart',
  'planRefused',
  'planSoon',
  'planUnchecked',
  'planReplaced',
  'uncovered',
  'offered',
  'offerWithdrawn',
  'replanned',
  'offerReturned',
  'offerExpired',
] as const;
export type BookingNotice = (typeof bookingNotices)[number];
/** One of these, or one that only its kind of booking has. */
export type AnyNotice = BookingNotice | (string & NonNullable<unknown>);

/** What whoever is cared for hears of bookings that others have made for them. */
export const inNameNotices = [
  'booked',
  'paid',
  'accepted',
  'ended',
  'cancelled',
  'moved',
  'skipped',
  'unskipped',
  'timeCancelled',
  'timeMoved',
] as const;
export type InNameNotice = (typeof inNameNotices)[number];

/** The kind of notifications that bookings send. */
export const BOOKING_NOTICE = 'booking';

/** The kind of notifications that ask somebody to pay for a booking; its subject is the booking. */
export const PAY_ASK_NOTICE = 'payAsk';

/** Who asks, for whose booking where, how much it is, and until when it can be paid, where something says so. */
export const PayAskFacts = z.object({
  name: z.string(),
  personName: z.string(),
  personId: z.uuid(),
  providerName: z.string(),
  kind: z.string(),
  cents: z.int(),
  until: z.nullable(z.string()),
  timeZone: z.string(),
});
export type PayAskFacts = z.output<typeof PayAskFacts>;

/** What the bell shows of a booking: the fields of section 3 of the specification, and what its sentence says. */
export const BookingNoticeFacts = z.object({
  kind: z.string(),
  bookingId: z.string(),
  bookedDate: z.string(),
  status: Status,
  providerName: z.string(),
  what: z.string(),
  personName: z.string(),
  /** Its provider goes to the home of whom it is for; not said by what was told before this was kept. */
  isAtHome: z.optional(z.boolean()),
  startsAt: z.string(),
  timeZone: z.string(),
  answerBy: z.nullable(z.string()),
  /** The day that this is about, where it is about one. */
  about: z.optional(z.string()),
  /** When the time begins that this is about, and to when it was moved. */
  aboutTime: z.optional(z.string()),
  movedTo: z.optional(z.string()),
  /** Which side did it, where either could. */
  bySide: z.optional(z.enum(timeSides)),
  /** What other days cost more, in cents, where it is asked for or was; and until when it can be paid. */
  cents: z.optional(z.int()),
  payBy: z.optional(z.string()),
  /** What of a later part could not be charged and is not paid, where this is news of something else. */
  unpaidCents: z.optional(z.int()),
  /** Until when what is not paid yet is held. */
  heldUntil: z.nullable(z.string()),
  /** Told to whoever is cared for: what, who did that, who had booked, and how much was paid. */
  inName: z.optional(z.enum(inNameNotices)),
  by: z.optional(z.string()),
  booker: z.optional(z.string()),
  paidCents: z.optional(z.int()),
});
export type BookingNoticeFacts = z.output<typeof BookingNoticeFacts>;
