import type { Db } from '#server/db/db.ts';
import { decidedBy } from '#features/family/server/access-store.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { type QuestionKind, staffQuestionKinds } from '../../trail.ts';
import { linesOfTrail, personOfEntry, trailsOf } from '../trail-store.ts';

/** A line of somebody for whom this account decides, that somebody else has left; the clock is nobody. */
export const lineAskedOf = (db: Db, { userId, entryId }: { userId: string; entryId: number }) =>
  db
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.actor_id')
    .leftJoin('former_people', 'former_people.id', 'audit_entries.person_id')
    .select(['audit_entries.id', personOfEntry.as('person_id')])
    .where('audit_entries.id', '=', entryId)
    .where('audit_entries.actor_id', '!=', userId)
    .where('audit_entries.person_id', 'in', trailsOf(db, { userId, personId: null }))
    .executeTakeFirst();

type NewQuestion = { entryId: number; personId: string; userId: string; kind: QuestionKind; now: Date };

/** Undefined when somebody has asked about that line already. Answers the question's id. */
export async function insertQuestion(db: Db, { entryId, personId, userId, kind, now }: NewQuestion) {
  const row = await db
    .insertInto('trail_questions')
    .values({ entry_id: entryId, person_id: personId, asked_by: userId, kind, asked_at: now })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A question about somebody for whom this account decides, with who left the line and whether they are a relative. Locked. */
export const lockQuestion = (db: Db, { userId, id }: { userId: string; id: string }) =>
  db
    .selectFrom('trail_questions')
    .innerJoin('audit_entries', 'audit_entries.id', 'trail_questions.entry_id')
    .innerJoin('people', 'people.id', 'trail_questions.person_id')
    .leftJoin('family_links', (join) =>
      join
        .onRef('family_links.person_id', '=', 'trail_questions.person_id')
        .onRef('family_links.member_user_id', '=', 'audit_entries.actor_id'),
    )
    .select(['trail_questions.id', 'trail_questions.kind', 'trail_questions.told_at', 'trail_questions.answered_at'])
    .select(['audit_entries.actor_id', 'audit_entries.at', 'people.first_name', 'people.last_name'])
    .select('family_links.id as link_id')
    .where('trail_questions.id', '=', id)
    .where('trail_questions.person_id', 'in', decidedBy(db, userId))
    .forUpdate('trail_questions')
    .executeTakeFirst();

export async function forgetQuestion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('trail_questions').where('id', '=', id).execute();
}

export async function noteTold(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('trail_questions').set({ told_at: now }).where('id', '=', id).execute();
}

/** From now on it waits for staff. */
export async function handToStaff(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('trail_questions')
    .set({ kind: 'wrong' satisfies QuestionKind, asked_at: now })
    .where('id', '=', id)
    .execute();
}

type TrailAnswer = { id: string; answer: string; userId: string; now: Date };

/** Undefined when it is answered already, or nobody asks staff. */
export const writeAnswer = (db: Db, { id, answer, userId, now }: TrailAnswer) =>
  db
    .updateTable('trail_questions')
    .set({ answer, answered_by: userId, answered_at: now })
    .where('id', '=', id)
    .where('kind', 'in', staffQuestionKinds)
    .where('answered_at', 'is', null)
    .returning(['asked_by', 'person_id'])
    .executeTakeFirst();

/** Whether staff are asked, or were. */
export async function isAsked(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('trail_questions')
    .select('id')
    .where('id', '=', id)
    .where('kind', 'in', staffQuestionKinds)
    .executeTakeFirst();
  return row !== undefined;
}

type LineQuery = { state: 'waiting' | 'answered'; page: number };

/** One row more than a page says that there is another. */
export const askedLines = (db: Db, { state, page }: LineQuery) =>
  linesOfTrail(db)
    .innerJoin('users as asker', 'asker.id', 'trail_questions.asked_by')
    .select(['asker.first_name as asker_first_name', 'asker.last_name as asker_last_name'])
    .where('trail_questions.kind', 'in', staffQuestionKinds)
    .where('trail_questions.answered_at', state === 'waiting' ? 'is' : 'is not', null)
    .orderBy(
      state === 'waiting' ? 'trail_questions.asked_at' : 'trail_questions.answered_at',
      state === 'waiting' ? 'asc' : 'desc',
    )
    .orderBy('trail_questions.id')
    .limit(PAGE_LENGTH + 1)
    .offset(offsetOf(page))
    .execute();

/** How many wait, and since when the first of them. */
export const waitingQuestions = (db: Db) =>
  db
    .selectFrom('trail_questions')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('trail_questions.asked_at').as('oldest_at')])
    .where('trail_questions.kind', 'in', staffQuestionKinds)
    .where('trail_questions.answered_at', 'is', null)
    .executeTakeFirstOrThrow();
