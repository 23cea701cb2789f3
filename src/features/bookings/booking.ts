import * as z from 'zod/mini';
import { cancelCodes, cancellers, payments, Status, Tab } from './status.ts';

export const eventNames = [
  'sent',
  'paid',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'unpaid',
  'refunded',
] as const;
export const BookingEvent = z.object({ what: z.enum(eventNames), at: z.string() });

/** The money of a booking, in cents. `balanceCents` is due at check-in. */
const Money = z.object({
  totalCents: z.int(),
  depositCents: z.int(),
  balanceCents: z.int(),
  refundCents: z.int(),
  refundIfCancelledCents: z.int(),
});

const Cancelled = z.object({
  by: z.enum(cancellers),
  code: z.enum(cancelCodes),
  reason: z.nullable(z.string()),
  at: z.string(),
});

/** What every kind of booking has. `_id` is the key of calls and addresses, `bookingId` the number people read aloud. */
export const BookingFacts = {
  _id: z.uuid(),
  bookingId: z.string(),
  kind: z.enum(['stay', 'appointment', 'visit', 'lab_order', 'home_health']),
  status: Status,
  tab: Tab,
  bookedDate: z.string(),
  updated_at: z.string(),
  createdAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  personId: z.uuid(),
  personName: z.string(),
  isForSelf: z.boolean(),
  payment: z.enum(payments),
  money: Money,
  heldUntil: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
  freeCancelUntil: z.string(),
  canCancel: z.boolean(),
  cancelled: z.nullable(Cancelled),
  events: z.array(BookingEvent),
} as const;

/** What a stay adds: the words of section 3 of the specification. */
export const StayFacts = z.object({
  centreKind: z.enum(['day_care', 'assisted_living', 'board_and_care']),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  art: z.record(z.string(), z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
  weekDays: z.array(z.int()),
  days: z.array(z.string()),
  opens: z.string(),
  closes: z.string(),
  guests: z.int(),
  typeSelect: z.enum(['day', 'week', 'month']),
  note: z.nullable(z.string()),
  estimate: z.object({ days: z.int(), unitCents: z.int(), units: z.int(), totalCents: z.int(), depositCents: z.int() }),
  canReview: z.boolean(),
});

export const Booking = z.object({ ...BookingFacts, stay: StayFacts });
export type Booking = z.output<typeof Booking>;
