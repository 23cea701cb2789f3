import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { auditChange } from '../audit-change.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { addEvent, lockBooking } from '../store.ts';
import { writeAnswer } from './question-store.ts';

type QuestionReply = { bookingId: string; userId: string; answer: string };

/**
 * The family answers what the provider asked; the request itself stays as it is. Throws `not_found`, `too_late` once the request has
 * been decided, and `already_answered` when no question waits.
 */
export async function answerQuestion(
  context: BookingContext,
  { bookingId, userId, answer }: QuestionReply,
): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now });
    if (!booking) throw new Failure('not_found');
    if (booking.status !== 'pending' || booking.answerBy === null || booking.answerBy <= now)
      throw new Failure('too_late');
    if (!(await writeAnswer(db, { bookingId, userId, words: answer, now }))) throw new Failure('already_answered');
    await addEvent(db, { bookingId, what: 'replied', now });
    await notifyParties(inside, { bookingId, what: 'replied' });
    await auditChange(inside, booking, userId);
  });
}
