import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { MOST_QUESTIONS } from '../../question.ts';
import { auditChange } from '../audit-change.ts';
import type { BookingContext } from '../kind.ts';
import { lockWaitingRequest, type Manager } from '../requests/lock-request.ts';
import { notifyParties, refreshPages } from '../notify-parties.ts';
import { addEvent } from '../store.ts';
import { countQuestions, insertQuestion } from './question-store.ts';

type FamilyQuestion = { bookingId: string; manager: Manager; question: string };

/**
 * A provider asks the family before it answers; the time to answer goes on. Throws `not_found` for requests to others and those that
 * are not paid, `already_answered` for what no longer waits, `question_open` and `too_many_questions`.
 */
export async function askFamily(
  context: BookingContext,
  { bookingId, manager, question }: FamilyQuestion,
): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockWaitingRequest(db, { bookingId, manager, now });
    const { asked, open } = await countQuestions(db, bookingId);
    if (open > 0) throw new Failure('question_open');
    if (asked >= MOST_QUESTIONS) throw new Failure('too_many_questions', { values: { count: MOST_QUESTIONS } });
    await insertQuestion(db, { bookingId, userId: manager.id, words: question, now });
    await addEvent(db, { bookingId, what: 'asked', now });
    await notifyParties(inside, { bookingId, what: 'asked' });
    await refreshPages({ db, now }, { ...booking, isSent: true });
    await auditChange(inside, booking, manager.id);
  });
}
