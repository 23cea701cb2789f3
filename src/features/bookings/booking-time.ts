import * as z from 'zod/mini';

/** One time of a booking: a day of care, a visit, an appointment, a draw. `day` is its day on the provider's calendar. */
export const BookingTime = z.object({ day: z.string(), startsAt: z.string(), endsAt: z.string() });
export type BookingTime = z.output<typeof BookingTime>;
