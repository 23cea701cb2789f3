import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { IntakeAnswers } from '../intake.ts';
import { insertIntake, intakeOf } from './intake-store.ts';

const no = { reply: 'no', details: '' } as const;

/** Somebody who is allergic to penicillin, and nothing else. */
export const allergic: IntakeAnswers = {
  treated: no,
  conditions: no,
  medicines: no,
  allergies: { reply: 'yes', details: 'Penicillin' },
  operations: no,
};

/** What was answered for a person, unless somebody has answered before. Answers its id. */
export async function anIntake(
  db: Db,
  { personId, userId, now }: { personId: PersonId; userId: string; now: Date },
): Promise<string> {
  const row = (await insertIntake(db, { personId, userId, answers: allergic, now })) ?? (await intakeOf(db, personId));
  if (!row) throw new Error('What was answered for a person is there.');
  return row.id;
}
