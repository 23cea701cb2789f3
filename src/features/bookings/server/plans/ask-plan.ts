import { audit } from '#server/audit.ts';
import { remindAt } from '../../plan.ts';
import { auditChange } from '../audit-change.ts';
import { insurePrice } from '../change-status.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { forgetReminder } from '../reminders/reminder-store.ts';
import { addEvent, type LockedBooking } from '../store.ts';
import { planOf, writePlan } from './plan-store.ts';

type CardChoice = { cardId: string; userId: string };

/**
 * Asks a plan to pay a booking: the request goes to its provider without a charge, or goes on with another card where the former plan
 * does not pay. In the transaction that has locked the booking, and has seen that its first part is to be paid and no charge is alive.
 */
export async function askPlan(
  context: BookingContext,
  booking: LockedBooking,
  { cardId, userId }: CardChoice,
): Promise<void> {
  const { db, now } = context;
  const { id: bookingId, personId } = booking;
  const known = await planOf(db, bookingId);
  const firstCents = known?.first_cents ?? booking.dues[0]?.amountCents ?? booking.totalCents;
  await writePlan(db, {
    bookingId,
    personId,
    cardId,
    firstCents,
    userId,
    remindAt: remindAt(now, booking.startsAt),
    now,
  });
  await forgetReminder(db, { bookingId, name: 'plan' });
  await forgetReminder(db, { bookingId, name: 'otherWay' });
  await insurePrice(context, booking);
  await addEvent(db, { bookingId, what: 'insured', now });
  await notifyParties(context, { bookingId, what: 'insured', about: { byId: userId } });
  await auditChange(context, booking, userId);
  await audit(db, { at: now, actorId: userId, personId, action: 'share', subject: `insurance:${cardId}` });
}
