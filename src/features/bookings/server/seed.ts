import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { settle } from '#features/payments/server/settle-payment.ts';
import { insertPayment } from '#features/payments/server/store.ts';
import { bookStay } from '#features/senior-care/server/book-stay.ts';
import { StayRequest } from '#features/senior-care/stay.ts';
import type { Db } from '#server/db/db.ts';
import type { Charge } from '#server/ports/payments/payments.ts';
import { addDays, type Day, dayIn, daysBetween, instantOf, weekdayOf } from '#shared/dates.ts';
import { acceptBooking, cancelBooking } from './change-status.ts';
import { notifyParties } from './notify-parties.ts';
import { type LockedBooking, lockBooking } from './store.ts';

type World = { db: Db; clock: { now: () => Date }; kernel?: { publicUrl: string } };
type RouteView = 'held' | 'pending' | 'accepted' | 'declined' | 'expired' | 'cancelled' | 'unpaid';
type Choices = {
  centre: { id: string; timeZone: string };
  person: { id: string };
  status?: RouteView;
  checkIn?: Day;
  checkOut?: Day;
  weekDays?: number[];
  guests?: number;
  note?: string;
  reason?: string;
  /** Whom it is for; the person themselves when left out. */
  forPersonId?: string;
  /** Now, or a week before a check-in that has passed. */
  bookedAt?: Date;
};

const WEEK = 7;

/**
 * A stay that has come so far, through the same steps as a real one: seats, payment at the simulated processor, events, news.
 * The centre needs a manager. From next Monday for a week, Mondays and Wednesdays, unless told otherwise.
 */
export async function aBooking(
  { db, clock, kernel }: World,
  { centre, person, status = 'accepted', bookedAt, ...choices }: Choices,
): Promise<LockedBooking> {
  const today = dayIn(centre.timeZone, clock.now());
  const checkIn = choices.checkIn ?? nextMonday(today);
  const early = instantOf(addDays(checkIn, -WEEK), '10:00', centre.timeZone);
  const now = bookedAt ?? (daysBetween(today, checkIn) < 0 ? early : clock.now());
  const request = z.parse(StayRequest, {
    centerId: centre.id,
    checkInDate: checkIn,
    checkOutDate: choices.checkOut ?? addDays(checkIn, WEEK),
    weekDays: choices.weekDays ?? [1, 3],
    guestsCount: choices.guests ?? 1,
    note: choices.note ?? '',
    familyMemberId: choices.forPersonId ?? null,
  });
  const id = await db.transaction().execute((db) => bookStay(db, { userId: person.id, request, now }));
  const publicUrl = kernel?.publicUrl ?? 'http://127.0.0.1:3000';
  if (status !== 'held' && status !== 'unpaid')
    await aPayment(db, { bookingId: id, userId: person.id, publicUrl, now });
  await bringTo(status, {
    db,
    id,
    reason: choices.reason ?? 'We have no quiet room free on these days.',
    publicUrl,
    now,
  });
  return known(await lockBooking(db, id));
}

/** Its first day, paid at the simulated processor. */
async function aPayment(
  db: Db,
  { bookingId, userId, publicUrl, now }: { bookingId: string; userId: string; publicUrl: string; now: Date },
) {
  const { depositCents, bookingId: number } = known(await lockBooking(db, bookingId));
  const [token, reference, customer] = [`sim_pm_${randomUUID()}`, `sim_pi_${randomUUID()}`, `sim_cus_${userId}`];
  const key = await insertPayment(db, {
    bookingId,
    userId,
    amountCents: depositCents,
    method: token,
    savesCard: false,
    now,
  });
  await db
    .insertInto('simulated_cards')
    .values({
      token,
      conduct: 'succeeds',
      brand: 'visa',
      last_four: '4242',
      expiry_month: 9,
      expiry_year: 2031,
      is_spent: true,
    })
    .execute();
  await db
    .insertInto('simulated_charges')
    .values({
      reference,
      key,
      customer,
      card: token,
      amount_cents: depositCents,
      currency: 'USD',
      description: `Booking ${number}`,
      saves_card: false,
      state: 'succeeded',
      client_secret: randomUUID(),
    })
    .execute();
  const card: Charge['card'] = { brand: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 };
  await settle(
    { db, publicUrl, now },
    { state: 'succeeded', reference, key, amountCents: depositCents, refundedCents: 0, currency: 'USD', card },
  );
}

type Steps = { db: Db; id: string; reason: string; publicUrl: string; now: Date };

const bringTo = (status: RouteView, { db, id, reason, publicUrl, now }: Steps) =>
  db.transaction().execute(async (db) => {
    if (status === 'held' || status === 'pending') return;
    const booking = known(await lockBooking(db, id));
    const refundCents = status === 'unpaid' ? 0 : booking.depositCents;
    if (status === 'accepted') await acceptBooking(db, booking, now);
    if (status === 'declined')
      await cancelBooking(db, booking, { by: 'provider', code: 'declined', reason, refundCents }, now);
    if (status === 'expired' || status === 'unpaid')
      await cancelBooking(db, booking, { by: 'clock', code: status, reason: null, refundCents }, now);
    if (status === 'cancelled')
      await cancelBooking(db, booking, { by: 'family', code: 'cancelled', reason: null, refundCents }, now);
    await notifyParties(db, { bookingId: id, what: status, publicUrl, now });
  });

function known<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('The booking that was just made is not there.');
  return found;
}

const nextMonday = (today: Day): Day => addDays(today, WEEK + 1 - weekdayOf(today));
