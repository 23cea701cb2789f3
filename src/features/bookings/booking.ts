import * as z from 'zod/mini';
import { Picture } from '#features/providers/provider.ts';
import { BookingTime, CalendarTime } from './calendar.ts';
import { Change, Skip } from './change.ts';
import { DueState } from './dues.ts';
import { OfferedTimes } from './offer.ts';
import { Plan } from './plan.ts';
import { Question } from './question.ts';
import { SingleTime } from './single-time.ts';
import { CancelTerms } from './refund-policy.ts';
import { cancelCodes, cancellers, Status, Tab } from './status.ts';

export const eventNames = [
  'sent',
  'requested',
  'paid',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'unpaid',
  'moved',
  'changed',
  'extended',
  'refunded',
  'asked',
  'replied',
  'changeAsked',
  'changeDeclined',
  'changeExpired',
  'changeWithdrawn',
  'changeUndone',
  'dueAtProvider',
  'skipped',
  'unskipped',
  'timeCancelled',
  'timeMoved',
  'insured',
  'planCovered',
  'planPart',
  'planRefused',
  'uncovered',
  'dueUnpaid',
  'uncharged',
  'offered',
  'offerWithdrawn',
] as const;
export type EventName = (typeof eventNames)[number];

/** A fact in the reader's language; `short` is for a ticket, where the whole value has no room. */
export const Fact = z.object({ term: z.string(), value: z.string(), short: z.optional(z.string()) });
export type Fact = z.output<typeof Fact>;

/** A line of the money of a booking, its term in the reader's language, in cents. */
export const MoneyLine = z.object({
  name: z.enum(['total', 'due', 'paid', 'later', 'refund', 'plan', 'balance']),
  term: z.string(),
  cents: z.int(),
});
export type MoneyLine = z.output<typeof MoneyLine>;

/** What has happened or comes next, in the reader's language. */
export const Moment = z.object({
  title: z.string(),
  at: z.nullable(z.string()),
  state: z.enum(['done', 'failed', 'now', 'next']),
});
export type Moment = z.output<typeof Moment>;

/** In cents. `balanceCents` is what the provider is paid directly. */
export const Money = z.object({
  totalCents: z.int(),
  dueNowCents: z.int(),
  /** Parts whose day has not come yet. */
  laterCents: z.int(),
  paidCents: z.int(),
  /** What a plan is asked to pay the provider, or pays it. */
  planCents: z.int(),
  balanceCents: z.int(),
  refundCents: z.int(),
  refundIfCancelledCents: z.int(),
});
export type Money = z.output<typeof Money>;

export const BookingCancellation = z.object({
  by: z.enum(cancellers),
  code: z.enum(cancelCodes),
  reason: z.nullable(z.string()),
  at: z.string(),
});
export type BookingCancellation = z.output<typeof BookingCancellation>;

/** Somebody of the circle, for others of it: by name, unless it is the reader. */
const Doer = z.object({ isReader: z.boolean(), name: z.string() });

/**
 * A booking of any kind in a list. `_id` is the key of calls and addresses, `bookingId` the number people read aloud, `what` says
 * in the reader's language what was booked. `firstDay` and `lastDay` are the days of its first and its last time, on the
 * provider's calendar.
 */
export const BookingCard = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  kind: z.string(),
  what: z.string(),
  /** Its provider comes to the home of whom it is for. */
  isAtHome: z.boolean(),
  status: Status,
  tab: Tab,
  bookedDate: z.string(),
  updated_at: z.string(),
  createdAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  timeZone: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  picture: Picture,
  personId: z.uuid(),
  personName: z.string(),
  isForSelf: z.boolean(),
  payment: DueState,
  heldUntil: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
  /** A question of the provider waits for the family. */
  isAsked: z.boolean(),
  /** Until when the family chooses another time or its money; null where its provider offers none. */
  chooseBy: z.nullable(z.string()),
  /** Until when the family pays what other days cost more, or a part that could not be charged; null where nothing ends that is open. */
  payBy: z.nullable(z.string()),
  /** Until when the family chooses another way to pay, since its plan does not; null where it need not. */
  otherWayBy: z.nullable(z.string()),
  /** The reader may book for its person, and change it. */
  mayBook: z.boolean(),
  /** The reader may pay for it. */
  mayPay: z.boolean(),
  /** Who of the circle can, by name, where the reader may not; `isAsked`: they were asked, and need not be again. */
  payers: z.nullable(z.object({ names: z.array(z.string()), isAsked: z.boolean() })),
});
export type BookingCard = z.output<typeof BookingCard>;

/** Held, and not paid yet: the provider knows nothing of it. */
export const isUnpaid = ({
  status,
  payment,
  answerBy,
}: Pick<BookingCard, 'status' | 'payment' | 'answerBy'>): boolean =>
  status === 'pending' && payment === 'due' && answerBy === null;

/** What other days cost more and is not paid, until when it can be, and whether the former days come back when it is not. */
export const OpenDifference = z.object({ cents: z.int(), payBy: z.string(), isUndoable: z.boolean() });
export type OpenDifference = z.output<typeof OpenDifference>;

/** A later part that is due and not paid, since when it is due, and when its booking ends over it; null where nothing ends. */
export const UnpaidPart = z.object({ cents: z.int(), dueAt: z.string(), until: z.nullable(z.string()) });
export type UnpaidPart = z.output<typeof UnpaidPart>;

/** A booking of any kind as it is opened. */
export const Booking = z.object({
  ...BookingCard.shape,
  times: z.array(BookingTime),
  /** The same and those that are gone, as the calendar file names them. */
  calendar: z.array(CalendarTime),
  /** What the kind calls the first and the last day, and the note where that is more than a note. */
  terms: z.object({ first: z.string(), last: z.string(), note: z.optional(z.string()) }),
  facts: z.array(Fact),
  /** How to arrive, in a sentence. */
  arrival: z.string(),
  lines: z.array(MoneyLine),
  money: Money,
  /** Null when cancelling was never free. */
  freeCancelUntil: z.nullable(z.string()),
  /** From how many hours before the beginning nothing comes back; null when nothing ever does. */
  refundEndHours: z.nullable(z.int()),
  /** What cancelling costs now; null for what can no longer be cancelled, and while nothing is to be paid through us. */
  cancelling: z.nullable(CancelTerms),
  canCancel: z.boolean(),
  /** A part of the price is to be paid now, by whoever may. */
  canPay: z.boolean(),
  /** It is not paid yet and can be kept longer, once. */
  canExtend: z.boolean(),
  canReview: z.boolean(),
  /** Somebody of the family has said that they come at this time; `canBeSure`: it can be said now. */
  isSure: z.boolean(),
  canBeSure: z.boolean(),
  cancelled: z.nullable(BookingCancellation),
  /** Who has booked, who has paid the first part, and who of the family has cancelled; null where nobody may know, or nobody has. */
  booker: z.nullable(Doer),
  payer: z.nullable(Doer),
  canceller: z.nullable(Doer),
  /** Rises with everything that happens to it: calendars take the file with the highest number. */
  sequence: z.int(),
  timeline: z.array(Moment),
  /** When the person came and left, as the provider noted it. */
  attendance: z.array(
    z.object({
      day: z.string(),
      arrivedAt: z.nullable(z.string()),
      leftAt: z.nullable(z.string()),
      missedAt: z.nullable(z.string()),
    }),
  ),
  /** The other days that were asked for last, while they wait or after a no; null when there is nothing to say of them. */
  change: z.nullable(Change),
  /** What other days cost more, as long as it can be paid. */
  difference: z.nullable(OpenDifference),
  /** A later part whose day has come and that could not be charged; null once it is paid. */
  unpaidPart: z.nullable(UnpaidPart),
  /** Other times that the provider offers, as free as they are at this moment. */
  offer: z.nullable(OfferedTimes),
  /** The times that were let go, the first one first. */
  skipped: z.array(Skip),
  /** Each of its times with what has become of it, for kinds that let single ones be cancelled and moved; none for others. */
  single: z.array(SingleTime),
  /** Other days can be asked for, and single ones skipped. */
  canChangeDays: z.boolean(),
  /** How paying by insurance stands; null where nobody asked for it. */
  plan: z.nullable(Plan),
  /** The plans that the provider says it takes; none where it takes no insurance. */
  plansTaken: z.array(z.string()),
  questions: z.array(Question),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  note: z.nullable(z.string()),
  /** What only the kind knows of it, as its own schema reads it. */
  details: z.record(z.string(), z.unknown()),
});
export type Booking = z.output<typeof Booking>;

/** One time of somebody's week, with the booking that it belongs to. */
export const Visit = z.object({
  ...BookingTime.shape,
  bookingId: z.uuid(),
  kind: z.string(),
  timeZone: z.string(),
  providerName: z.string(),
  what: z.string(),
  isAtHome: z.boolean(),
  personName: z.string(),
  isForSelf: z.boolean(),
  /** The provider has said yes. */
  isConfirmed: z.boolean(),
  /** It is only kept: the provider has not been asked. */
  isUnpaid: z.boolean(),
});
export type Visit = z.output<typeof Visit>;
