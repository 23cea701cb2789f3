import type { Person } from '#features/account/server/seed.ts';
import { insertNote, insertTask } from '#features/board/server/board-store.ts';
import { insertQuestion } from '#features/circle/server/trail-questions/trail-question-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import { auditAll } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';

type ThingOwner = {
  owner: Pick<Person, 'id' | 'personId'>;
  /** Who has looked at what belongs to them. */
  lookerId: string;
  now: Date;
};

/** What belongs to somebody besides their bookings: a line of their trail and a question about another, a task and a note of their board, and what they answered before a visit. */
export async function thingsOf(db: Db, { owner, lookerId, now }: ThingOwner) {
  const whose = { userId: owner.id, personId: owner.personId as PersonId, now }; // tests may act for everybody
  const look = { at: now, actorId: lookerId, personId: whose.personId, action: 'read', subject: 'board' } as const;
  await auditAll(db, [look, look]);
  const [line, asked] = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('person_id', '=', whose.personId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const question = await insertQuestion(db, { ...whose, entryId: asked?.id ?? 0, kind: 'who' });
  return {
    line: String(line?.id),
    question: question ?? '',
    task: await insertTask(db, { ...whose, day: '2026-06-22', title: 'Pick up the glasses' }),
    intake: await anIntake(db, whose),
    note: await insertNote(db, { ...whose, words: 'She slept badly.' }),
  };
}
