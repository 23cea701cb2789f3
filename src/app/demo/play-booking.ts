import { acceptBooking, cancelBooking, noteRefund, receivePayment } from '#features/bookings/server/change-status.ts';
import { addEvent, lockBooking, type LockedBooking } from '#features/bookings/server/store.ts';
import { markRead, noteNews } from '#features/notifications/server/store.ts';
import { insertPayment, keepCustomer, noteRefunded, writeCharge } from '#features/payments/server/store.ts';
import { insertReview } from '#features/reviews/server/store.ts';
import type { DemoCentre } from '#features/senior-care/demo/demo-centre.ts';
import { demoId } from '#features/senior-care/demo/demo-id.ts';
import { bookStay } from '#features/senior-care/server/book-stay.ts';
import type { StayRequest } from '#features/senior-care/stay.ts';
import type { Db } from '#server/db/db.ts';
import { type DemoAccount, managerOf } from './accounts.ts';

/** How far a booking has come: unpaid, waiting for an answer, or ended in one of the ways that there are. */
export type End =
  | { as: 'unpaid' | 'waiting' | 'expired' }
  | { as: 'accepted' | 'scheduled' | 'cancelled'; afterHours: number }
  | { as: 'declined'; afterHours: number; reason: string };

type Opinion = { stars: number; words: string };
type Play = {
  request: StayRequest;
  centre: DemoCentre;
  family: DemoAccount;
  hoursAgo: number;
  end: End;
  now: Date;
  isUnread?: boolean;
  review?: Opinion;
};

const HOUR_MS = 3_600_000;
const ANSWER_HOURS = 24;
const READ_AFTER_MS = 60_000;

const later = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS);

/** Books as a family would have, at that hour, and does what followed: through the same steps, without letters. */
export async function playBooking(
  db: Db,
  { request, centre, family, hoursAgo, end, now, isUnread = false, review }: Play,
): Promise<void> {
  const bookedAt = later(now, -hoursAgo);
  const id = await bookStay(db, { userId: family.id, request, now: bookedAt });
  if (end.as === 'unpaid') return;
  await pay(db, { booking: await known(db, id), family, now: bookedAt });
  const answeredAt = later(bookedAt, 'afterHours' in end ? end.afterHours : ANSWER_HOURS);
  await bringTo(db, id, { end, now: answeredAt });
  await tell(db, { id, family, centre, isUnread, now: end.as === 'waiting' ? bookedAt : answeredAt });
  if (review) await write(db, { id, centre, family, review });
}

/** With the card that the family has saved at the simulated processor. */
async function pay(db: Db, { booking, family, now }: { booking: LockedBooking; family: DemoAccount; now: Date }) {
  const customer = await keepCustomer(db, { userId: family.id, reference: `sim_cus_${family.id}` });
  const method = await savedCard(db, customer, now);
  const { depositCents: amountCents } = booking;
  const key = await insertPayment(db, {
    bookingId: booking.id,
    userId: family.id,
    amountCents,
    method,
    savesCard: true,
    now,
  });
  const reference = `sim_pi_${key}`;
  await db
    .insertInto('simulated_charges')
    .values({
      reference,
      key,
      customer,
      card: method,
      amount_cents: amountCents,
      currency: 'USD',
      description: `Booking ${booking.bookingId}`,
      saves_card: true,
      state: 'succeeded',
      client_secret: `${reference}_secret_${demoId(key)}`,
      created_at: now,
    })
    .execute();
  const charge = {
    state: 'succeeded',
    reference,
    key,
    amountCents,
    refundedCents: 0,
    currency: 'USD',
    card: visa,
  } as const;
  await writeCharge(db, key, { charge, state: 'succeeded', now });
  await receivePayment(db, booking, now);
}

const visa = { brand: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 } as const;

async function savedCard(db: Db, customer: string, now: Date): Promise<string> {
  const token = `sim_pm_${demoId(`card of ${customer}`)}`;
  await db
    .insertInto('simulated_cards')
    .values({
      token,
      conduct: 'succeeds',
      brand: visa.brand,
      last_four: visa.lastFour,
      expiry_month: visa.expiryMonth,
      expiry_year: visa.expiryYear,
      customer,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

async function bringTo(db: Db, id: string, { end, now }: { end: End; now: Date }) {
  const booking = await known(db, id);
  if (end.as === 'accepted') await acceptBooking(db, booking, now);
  if (end.as === 'scheduled') await schedule(db, booking, now);
  if (end.as !== 'declined' && end.as !== 'cancelled' && end.as !== 'expired') return;
  const by = { declined: 'provider', cancelled: 'family', expired: 'clock' } as const;
  const reason = end.as === 'declined' ? end.reason : null;
  await cancelBooking(db, booking, { by: by[end.as], code: end.as, reason, refundCents: booking.depositCents }, now);
  await refund(db, await known(db, id), later(now, 1 / 60));
}

/** Confirmed for a fixed hour: what appointments do of themselves, and a stay only in a tale. */
async function schedule(db: Db, { id }: LockedBooking, now: Date) {
  await db
    .updateTable('bookings')
    .set({ status: 'scheduled', answered_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await addEvent(db, { bookingId: id, what: 'accepted', now });
}

async function refund(db: Db, booking: LockedBooking, now: Date) {
  const { id, depositCents: amountCents } = booking;
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'reference'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('simulated_refunds')
    .values({
      reference: `sim_re_${payment.id}`,
      key: `refund-${payment.id}`,
      charge: payment.reference ?? '',
      amount_cents: amountCents,
      created_at: now,
    })
    .execute();
  await db
    .updateTable('simulated_charges')
    .set({ refunded_cents: amountCents })
    .where('reference', '=', payment.reference)
    .execute();
  await noteRefunded(db, payment.id, { amountCents, now });
  await noteRefund(db, booking, now);
}

type News = Pick<Play, 'family' | 'centre' | 'now'> & { id: string; isUnread: boolean };

/** The bell on both sides; what is not new was read a minute later. */
async function tell(db: Db, { id, family, centre, isUnread, now }: News) {
  const { status } = await known(db, id);
  const manager = managerOf(centre);
  await noteNews(db, { bookingId: id, userIds: [family.id, manager.id], status, now });
  const unread = isUnread ? [family.id, ...(status === 'pending' ? [manager.id] : [])] : [];
  for (const userId of [family.id, manager.id].filter((one) => !unread.includes(one))) {
    await markRead(db, { userId, bookingId: id, now: new Date(now.getTime() + READ_AFTER_MS) });
  }
}

async function write(
  db: Db,
  { id, centre, family, review }: Pick<Play, 'family' | 'centre'> & { id: string; review: Opinion },
) {
  const { endsAt } = await known(db, id);
  const author = `${family.firstName} ${family.lastName.charAt(0)}.`;
  await insertReview(db, {
    ...review,
    centreId: centre.id,
    bookingId: id,
    userId: family.id,
    author,
    now: later(endsAt, ANSWER_HOURS),
  });
}

async function known(db: Db, id: string): Promise<LockedBooking> {
  const booking = await lockBooking(db, id);
  if (!booking) throw new Error('The booking that was just made is not there.');
  return booking;
}
