import type { DemoBooking, DemoEnd } from '#features/bookings/demo/demo-booking.ts';
import { ANSWER_HOURS } from '#features/bookings/status.ts';
import { BOOKING_NOTICE } from '#features/bookings/notification.ts';
import { noteRefund, receivePayment } from '#features/bookings/server/change-status.ts';
import { askPlan } from '#features/bookings/server/plans/ask-plan.ts';
import { type BookingContext, type BookingKinds, kindNamed } from '#features/bookings/server/kind.ts';
import { endAs, knownBooking, seedSecrets } from '#features/bookings/server/seed.ts';
import type { LockedBooking } from '#features/bookings/server/store.ts';
import { noticeFacts } from '#features/bookings/server/notice-store.ts';
import { bellFacts } from '#features/bookings/server/present-notification.ts';
import { insertNotifications, markRead } from '#features/notifications/server/store.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { keepCustomer, noteRefunded, writeCharge } from '#features/payments/server/store.ts';
import { shortName } from '#features/reviews/server/present.ts';
import { insertReview } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { DemoAccount } from '#features/account/demo/accounts.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

const READ_AFTER_MS = MINUTE_MS;

const later = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS);

export type PlayContext = { bookingKinds: BookingKinds; now: Date };

/** Books as a family would have, at that hour, and does what followed: through the same steps, without mail and text. */
export async function playBooking(db: Db, booking: DemoBooking, { bookingKinds, now }: PlayContext): Promise<void> {
  const { family, hoursAgo, end, review } = booking;
  const bookedAt = later(now, -hoursAgo);
  const at = (instant: Date): BookingContext => ({
    db,
    bookingKinds,
    secrets: seedSecrets,
    publicUrl: '',
    now: instant,
  });
  const id = await booking.book(db, bookedAt);
  if (end.as === 'unpaid') return;
  const asked = { booking: await knownBooking({ db }, id), family };
  if (booking.insuredBy) await askPlan(at(bookedAt), asked.booking, { cardId: booking.insuredBy, userId: family.id });
  else await pay(at(bookedAt), asked);
  const answeredAt = later(bookedAt, 'afterHours' in end ? end.afterHours : ANSWER_HOURS);
  await bringTo(at(answeredAt), id, end);
  await tell(at(end.as === 'waiting' ? bookedAt : answeredAt), id, booking);
  await booking.then?.(at(now), id);
  if (review) await write(db, { id, family, review });
}

/** With the card that the family has saved at the simulated processor. */
async function pay(context: BookingContext, { booking, family }: { booking: LockedBooking; family: DemoAccount }) {
  const { db, now } = context;
  const customer = await keepCustomer(db, { userId: family.id, reference: `sim_cus_${family.id}` });
  const charge = await aCharge(db, { booking, userId: family.id, savedFor: customer, now });
  await writeCharge(db, charge.key, { charge, state: 'succeeded', now });
  await receivePayment(context, booking, booking.dues[0]?.id ?? '');
}

async function bringTo(context: BookingContext, id: string, end: DemoEnd) {
  const booking = await knownBooking(context, id);
  if (end.as === 'waiting' || end.as === 'unpaid') return;
  await endAs(context, booking, { as: end.as, reason: end.as === 'declined' ? end.reason : null });
  if (end.as !== 'accepted')
    await refund({ ...context, now: later(context.now, 1 / 60) }, await knownBooking(context, id));
}

async function refund(context: BookingContext, booking: LockedBooking) {
  const { db, now } = context;
  for (const { id: dueId, refundCents } of booking.dues) {
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'reference'])
      .where('due_id', '=', dueId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('simulated_refunds')
      .values({
        reference: `sim_re_${payment.id}`,
        key: `refund-${payment.id}`,
        charge: payment.reference ?? '',
        amount_cents: refundCents,
        created_at: now,
      })
      .execute();
    await db
      .updateTable('simulated_charges')
      .set({ refunded_cents: refundCents })
      .where('reference', '=', payment.reference)
      .execute();
    await noteRefunded(db, payment.id, { amountCents: refundCents, now });
    await noteRefund(context, booking, { dueId, refundCents });
  }
}

/** The bell on both sides; what is not new was read a minute later. */
async function tell(
  { db, bookingKinds, now }: BookingContext,
  id: string,
  { family, manager, insuredBy, isUnread = false }: DemoBooking,
) {
  const { status, cancelCode, providerId, personId, kind } = await knownBooking({ db }, id);
  const waiting = insuredBy ? 'insured' : 'paid';
  const what = cancelCode ?? (status === 'pending' ? waiting : 'accepted');
  await insertNotifications(db, {
    kind: BOOKING_NOTICE,
    subjectId: id,
    personId,
    readers: [
      { userId: family.id, providerId: null },
      { userId: manager.id, providerId },
    ],
    facts: bellFacts(await noticeFacts(db, id), what, kindNamed(bookingKinds, kind)),
    now,
  });
  const unread = isUnread ? [family.id, ...(status === 'pending' ? [manager.id] : [])] : [];
  for (const userId of [family.id, manager.id].filter((one) => !unread.includes(one))) {
    await markRead(db, { userId, subjectId: id, now: new Date(now.getTime() + READ_AFTER_MS) });
  }
}

type ReviewedBooking = Pick<DemoBooking, 'family'> & { id: string; review: NonNullable<DemoBooking['review']> };

async function write(db: Db, { id, family, review }: ReviewedBooking) {
  const { endsAt, providerId } = await knownBooking({ db }, id);
  await insertReview(db, {
    ...review,
    providerId,
    bookingId: id,
    userId: family.id,
    author: shortName(family),
    language: 'en',
    now: later(endsAt, ANSWER_HOURS),
  });
}
