import { simulatedToken } from '#features/payments/web/processor.ts';
import { addDays, type Day, dayIn, weekdayOf } from '#shared/dates.ts';
import type { Clients } from './calls-of.ts';
import { serverAddress, TIME_ZONE } from './journeys.ts';
import { card } from './paying.ts';

// A worker that begins anew after a failure takes other days.
let weeksAhead = 20 + 10 * (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 3);

/** A Monday far ahead, another one each time. */
export function aMonday(): Day {
  const today = dayIn(TIME_ZONE, new Date());
  weeksAhead += 1;
  return addDays(today, 7 * weeksAhead + 1 - weekdayOf(today));
}

type Wish = { centre: string; days?: number[]; lasts?: number; forPersonId?: string };

/** A stay from a Monday on that is booked by the call, and held until it is paid. */
export async function bookStay(as: Clients, { centre, days = [1], lasts = 0, forPersonId }: Wish) {
  const monday = aMonday();
  const { data } = await as.seniorCare.book({
    body: {
      centerId: centre,
      checkInDate: monday,
      checkOutDate: addDays(monday, lasts),
      weekDays: days,
      ...(forPersonId && { familyMemberId: forPersonId }),
    },
  });
  return data;
}

/** The same, paid, so that the center has it. */
export async function bookPaidStay(as: Clients, wish: Wish) {
  const booking = await bookStay(as, wish);
  await payByCall(as, booking._id);
  return booking;
}

/** Pays what is due of a booking, with a card of its own. */
export async function payByCall(as: Clients, bookingId: string) {
  const { checkout } = await as.payments.cards();
  if (checkout.provider !== 'simulated') throw new Error('Journeys pay at the simulated processor.');
  const { number, code, ...rest } = card;
  const method = await simulatedToken(serverAddress() + checkout.gateway, {
    ...rest,
    number: number.replaceAll(' ', ''),
    cvc: code,
  });
  await as.payments.pay({ body: { bookingId, method } });
}
