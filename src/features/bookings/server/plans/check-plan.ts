import { readNotifications } from '#features/notifications/server/notify.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { chooseBy, type PlanAnswer } from '../../plan.ts';
import { auditChange } from '../audit-change.ts';
import { settlePrice } from '../change-status.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { lockRequest, type Manager } from '../requests/lock-request.ts';
import { addEvent, type LockedBooking } from '../store.ts';
import { planOf, type PlanRow, writeChecked } from './plan-store.ts';

type PlanCheckRequest = { bookingId: string; manager: Manager; answer: PlanAnswer };
const said = { covered: 'planCovered', part: 'planPart', refused: 'planRefused' } as const;

/**
 * A provider says what a plan pays. It may correct itself until the family has acted on a no. Of two who say it at once the first
 * wins, and the other gets `conflict`. Throws `not_found`, `already_answered` for what no longer waits, `too_late` for a no once it
 * has begun, and `invalid_input` at `owedCents` for as much as the price.
 */
export async function checkPlan(
  context: BookingContext,
  { bookingId, manager, answer }: PlanCheckRequest,
): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockRequest(db, { bookingId, manager });
    await sayOfPlan(inside, booking, { managerId: manager.id, answer });
    // Whoever answered has nothing to be told of it.
    await readNotifications(db, { userId: manager.id, subjectId: bookingId, now });
  });
}

type PlanReply = { managerId: string; answer: PlanAnswer };

/** The same in the transaction that has locked the booking. */
export async function sayOfPlan(
  context: BookingContext,
  booking: LockedBooking,
  { managerId, answer }: PlanReply,
): Promise<void> {
  const { db, now } = context;
  const { id: bookingId } = booking;
  const plan = await planOf(db, bookingId);
  if (!plan) throw new Failure('not_found');
  refuse({ booking, plan, answer }, now);
  const until = answer.answer === 'refused' ? chooseBy(now, booking.startsAt) : null;
  await writeChecked(db, { bookingId, state: answer.answer, userId: managerId, chooseBy: until, now });
  await settlePrice(context, booking, {
    owedCents: answer.answer === 'part' ? answer.owedCents : 0,
    ...(answer.answer === 'refused' && { firstCents: plan.first_cents }),
  });
  const what = said[answer.answer];
  await addEvent(db, { bookingId, what, now });
  await notifyParties(context, { bookingId, what, ...(until && { about: { answerBy: until } }) });
  await auditChange(context, booking, managerId);
}

type AnsweredPlan = { booking: LockedBooking; plan: PlanRow; answer: PlanAnswer };

function refuse({ booking, plan, answer }: AnsweredPlan, now: Date) {
  if (booking.status === 'cancelled' || plan.state === 'refused' || plan.state === 'replaced')
    throw new Failure('already_answered');
  if (plan.version !== answer.version) throw new Failure('conflict');
  if (answer.answer === 'refused' && booking.startsAt <= now) throw new Failure('too_late');
  if (answer.answer === 'part' && answer.owedCents >= booking.totalCents)
    throw Failure.of('owedCents', 'errors.owedTooMuch');
}
