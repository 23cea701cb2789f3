import { Failure } from '#shared/failure.ts';
import { MOST_QUESTIONS } from '../../question.ts';
import { auditChange } from '../audit-change.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties, refreshPages } from '../notify-parties.ts';
import { addEvent, lockBooking } from '../store.ts';
import { countQuestions, insertQuestion } from './question-store.ts';

type Asking = { bookingId: string; manager: { id: string; providerIds: readonly string[] }; question: string };

/**
 * A provider asks the family before it answers; the time to answer goes on. Throws `not_found` for requests to others and those that
 * are not paid, `already_answered` for what no longer waits, `question_open` and `too_many_questions`.
 */
export async function askFamily(context: BookingContext, { bookingId, manager, question }: Asking): Promise<void> {
  const { now } = context;
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const booking = await lockBooking(db, bookingId);
    if (!booking || !manager.providerIds.includes(booking.providerId) || booking.answerBy === null)
      throw new Failure('not_found');
    if (booking.status !== 'pending' || booking.answerBy <= now) throw new Failure('already_answered');
    const { asked, open } = await countQuestions(db, bookingId);
    if (open > 0) throw new Failure('question_open');
    if (asked >= MOST_QUESTIONS) throw new Failure('too_many_questions', { values: { count: MOST_QUESTIONS } });
    await insertQuestion(db, { bookingId, userId: manager.id, words: question, now });
    await addEvent(db, { bookingId, what: 'asked', now });
    await notifyParties(inside, { bookingId, what: 'asked' });
    await refreshPages(db, { ...booking, isSent: true });
    await auditChange(inside, booking, manager.id);
  });
}
