import * as z from 'zod/mini';
import { Difference } from '#features/bookings/difference.ts';
import { Day } from '#shared/day.ts';
import { inOrder, TypedDay, Weekdays } from './stay.ts';

const changeShape = { checkInDate: TypedDay, checkOutDate: TypedDay, weekDays: Weekdays };

/** The days that a family would rather have; party and way of paying stay. */
export const ChangeForm = z.object(changeShape).check(...inOrder());
export type ChangeForm = z.output<typeof ChangeForm>;

/** With the price that the page showed, in cents: another one answers `price_changed` and changes nothing. */
export const AskedChange = z
  .object({ ...changeShape, expectedTotalCents: z.int('errors.invalid_input') })
  .check(...inOrder());
export type AskedChange = z.output<typeof AskedChange>;

export const ChangeQuote = z.object({
  added: z.array(z.string()),
  dropped: z.array(z.string()),
  /** Those of the dropped ones that go too late for their price to come off. */
  late: z.array(z.string()),
  /** Those of the added ones on which the center is full. */
  fullDays: z.array(z.string()),
  /** How many days the stay would have. */
  days: z.int(),
  difference: Difference,
  /** The center has not answered yet: the request itself changes, and nothing has to be asked. */
  isAtOnce: z.boolean(),
});
export type ChangeQuote = z.output<typeof ChangeQuote>;

export const SkipForm = z.object({
  day: Day,
  /** False takes it back. */
  skips: z.boolean('errors.invalid_input'),
  /** By how much the page said that the price goes down, in cents: another sum answers `price_changed` and changes nothing. */
  expectedCents: z.optional(z.int('errors.invalid_input')),
});

export const StayDays = z.object({
  /** Why nothing of it can be changed now; null when it can. */
  blocked: z.nullable(z.enum(['too_late', 'due_open'])),
  /** The dates and weekdays as they were asked for. */
  checkIn: z.string(),
  checkOut: z.string(),
  weekDays: z.array(z.int()),
  guests: z.int(),
  /** Until how many hours before its day opens a skipped day costs nothing. */
  skipHours: z.int(),
  days: z.array(
    z.object({
      day: z.string(),
      startsAt: z.string(),
      /** Until then letting it go costs nothing. */
      freeUntil: z.string(),
      /** By how much the price goes down when it is let go now. */
      cents: z.int(),
      difference: Difference,
      /** It can be let go: it is not the only one. */
      canSkip: z.boolean(),
    }),
  ),
});
export type StayDays = z.output<typeof StayDays>;
