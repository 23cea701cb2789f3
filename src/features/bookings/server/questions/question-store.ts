import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

export type PackedQuestion = [question: string, askedAt: string, answer: string | null, answeredAt: string | null];

/** The questions about a booking as one JSON text, the first one first. */
export const packedQuestions = sql<PackedQuestion[] | null>`(
  select json_agg(json_build_array(asked.question, asked.asked_at, asked.answer, asked.answered_at) order by asked.id)
  from booking_questions as asked where asked.booking_id = bookings.id)`;

/** Whether a question about a booking waits for the family. */
export const isAsked = sql<boolean>`exists (
  select from booking_questions as asked where asked.booking_id = bookings.id and asked.answered_at is null)`;

/** How many have been asked about a booking, and how many of them wait for an answer. */
export const countQuestions = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking_questions')
    .select([
      sql<number>`count(*)`.as('asked'),
      sql<number>`count(*) filter (where booking_questions.answered_at is null)`.as('open'),
    ])
    .where('booking_questions.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();

type NewQuestion = { bookingId: string; userId: string; words: string; now: Date };

export async function insertQuestion(db: Db, { bookingId, userId, words, now }: NewQuestion): Promise<void> {
  await db
    .insertInto('booking_questions')
    .values({ booking_id: bookingId, question: words, asked_by: userId, asked_at: now })
    .execute();
}

/** Answers the question that waits; false when none does. */
export async function writeAnswer(db: Db, { bookingId, userId, words, now }: NewQuestion): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking_questions')
    .set({ answer: words, answered_by: userId, answered_at: now })
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
