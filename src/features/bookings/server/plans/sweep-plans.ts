import { CLOCK } from '#server/audit.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { auditChange } from '../audit-change.ts';
import { cancelBooking } from '../change-status.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { markReminded } from '../reminders/reminder-store.ts';
import { lockBooking } from '../store.ts';
import { isUnderWay } from '../sweep-store.ts';
import { endingPlans, planOf, uncheckedPlans, uncoveredBookings } from './plan-store.ts';

/** Ends bookings whose plan does not pay and for which nobody chose another way in time; nothing is owed. Two sweeps at once do it once. */
export async function sweepPlans(context: BookingContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await uncoveredBookings(context.db, now), ({ id: bookingId }) =>
    inTransaction(context, async (inside) => {
      const { db } = inside;
      const booking = await lockBooking(db, bookingId);
      const plan = booking && (await planOf(db, bookingId));
      if (!booking || booking.status === 'cancelled' || isUnderWay(booking.chargingUntil, now)) return;
      if (plan?.state !== 'refused' || plan.choose_by === null || plan.choose_by > now) return;
      await cancelBooking(inside, booking, { by: 'clock', code: 'uncovered', reason: null, refund: 'all' });
      await notifyParties(inside, { bookingId, what: 'uncovered' });
      await auditChange(inside, booking, CLOCK);
    }),
  );
}

/** Reminds providers before the first day of plans that they have not checked, once for each card. */
export async function remindOfPlans(context: BookingContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await uncheckedPlans(context.db, now), ({ id: bookingId }) =>
    context.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, bookingId);
      const plan = booking && (await planOf(db, bookingId));
      if (!booking || booking.status === 'cancelled' || plan?.state !== 'asked') return;
      if (await markReminded(db, { bookingId, name: 'plan', now }))
        await notifyParties({ ...context, db }, { bookingId, what: 'planUnchecked' });
    }),
  );
}

/** Reminds families of bookings that end because their plan does not pay, once for each card. */
export async function remindOfOtherWays(context: BookingContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await endingPlans(context.db, now), ({ id: bookingId }) =>
    context.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, bookingId);
      const plan = booking && (await planOf(db, bookingId));
      if (!booking || booking.status === 'cancelled' || isUnderWay(booking.chargingUntil, now)) return;
      if (plan?.state !== 'refused' || plan.choose_by === null) return;
      if (await markReminded(db, { bookingId, name: 'otherWay', now }))
        await notifyParties({ ...context, db }, { bookingId, what: 'planSoon', about: { answerBy: plan.choose_by } });
    }),
  );
}
