import { MOST_PLAN_TRIES, MOST_UNCHECKED_PLANS } from '#features/bookings/plan.ts';
import { lockAccount } from '#features/bookings/server/fair-holds.ts';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import { askPlan } from '#features/bookings/server/plans/ask-plan.ts';
import { countUnchecked, planOf, type PlanRow, takesPlans } from '#features/bookings/server/plans/plan-store.ts';
import { type LockedBooking, lockBooking } from '#features/bookings/server/store.ts';
import { usableCard } from '#features/insurance/server/card-store.ts';
import type { Db } from '#server/db/db.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { refuseCharging } from './refuse-charging.ts';

type CoverageRequest = { bookingId: string; cardId: string; userId: string; factor: number };

/**
 * Asks the plan of a card to pay a booking that is held unpaid, or whose former plan does not pay. A card and a plan never pay it both:
 * whichever locks the booking first has it. A repetition changes nothing. Throws `not_found`, `hold_ended`, `payment_open` while a
 * charge is under way, `already_insured` while another plan is asked, `plans_not_taken`, `too_many_plans`, and `invalid_input` at
 * `cardId` for a card that has ended or was refused.
 */
export async function insureBooking(context: BookingContext, request: CoverageRequest): Promise<void> {
  const { now } = context;
  const { bookingId, cardId, userId } = request;
  await context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId, { userId, scope: 'payments', now });
    const card = booking && (await usableCard(db, cardId, { personId: booking.personId, userId, now }));
    if (!booking || !card) throw new Failure('not_found');
    const plan = await planOf(db, bookingId);
    if (plan && isAskedAlready(booking, plan, cardId)) return;
    refuseClosed(booking, plan, now);
    if (card.ends_on !== null && card.ends_on < dayIn(booking.timeZone, booking.startsAt))
      throw Failure.of('cardId', 'errors.insuranceEnded');
    if (plan?.card_id === cardId) throw Failure.of('cardId', 'errors.insuranceRefused');
    await refuseElsewhere(db, booking, request);
    await askPlan({ ...context, db }, booking, { cardId, userId });
  });
}

const asks: readonly PlanRow['state'][] = ['asked', 'covered', 'part'];

/** Throws `already_insured` where another card is asked. */
function isAskedAlready({ status }: LockedBooking, plan: PlanRow, cardId: string): boolean {
  if (status === 'cancelled' || !asks.includes(plan.state)) return false;
  if (plan.card_id !== cardId) throw new Failure('already_insured');
  return true;
}

function refuseClosed(booking: LockedBooking, plan: PlanRow | undefined, now: Date) {
  const isHeld = booking.status === 'pending' && booking.heldUntil !== null && booking.heldUntil > now;
  const canTryAgain =
    booking.status !== 'cancelled' &&
    plan?.state === 'refused' &&
    plan.tries < MOST_PLAN_TRIES &&
    plan.choose_by !== null &&
    plan.choose_by > now;
  if (!(isHeld || canTryAgain) || booking.dues[0]?.state !== 'due') throw new Failure('hold_ended');
}

async function refuseElsewhere(db: Db, booking: LockedBooking, { userId, factor }: CoverageRequest) {
  if (!(await takesPlans(db, booking.providerId))) throw new Failure('plans_not_taken');
  if (booking.dues[0]) await refuseCharging(db, booking.dues[0]);
  await lockAccount(db, userId);
  if ((await countUnchecked(db, userId)) >= MOST_UNCHECKED_PLANS * factor)
    throw new Failure('too_many_plans', { values: { count: MOST_UNCHECKED_PLANS } });
}
