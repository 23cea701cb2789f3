import { readNotifications } from '#features/notifications/server/notify.ts';
import { auditChange } from '../audit-change.ts';
import { acceptBooking, cancelBooking } from '../change-status.ts';
import type { BookingContext } from '../kind.ts';
import { lockWaitingRequest, type Manager } from './lock-request.ts';
import { notifyParties } from '../notify-parties.ts';

export type RequestAnswer = { accepts: true } | { accepts: false; reason: string };

type Answering = {
  bookingId: string;
  manager: Manager;
  answer: RequestAnswer;
};

/**
 * A provider's answer to a request. Of all that may end a request at the same moment (an answer, the family, the clock) the first
 * wins; whoever comes later gets `already_answered`. Throws `not_found` for requests to others and those that are not paid.
 */
export async function answerRequest(context: BookingContext, { bookingId, manager, answer }: Answering): Promise<void> {
  const { now } = context;
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const booking = await lockWaitingRequest(db, { bookingId, manager, now });
    if (answer.accepts) await acceptBooking(inside, booking);
    else
      await cancelBooking(inside, booking, {
        by: 'provider',
        code: 'declined',
        reason: answer.reason,
        refundPercent: 100,
      });
    await notifyParties(inside, { bookingId, what: answer.accepts ? 'accepted' : 'declined' });
    // Whoever answered has nothing to be told of it.
    await readNotifications(db, { userId: manager.id, subjectId: bookingId, now });
    await auditChange(inside, booking, manager.id);
  });
}
