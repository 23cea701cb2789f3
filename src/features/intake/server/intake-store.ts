import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { IntakeAnswers } from '../intake.ts';

type IntakeColumns = { answers: IntakeAnswers }; // written by this file only

const columns = [
  'intakes.id',
  'intakes.person_id',
  'intakes.answers',
  'intakes.version',
  'intakes.updated_at',
] as const;

/** What was answered for this person the last time. */
export const intakeOf = (db: Db, personId: PersonId) =>
  db
    .selectFrom('intakes')
    .select(columns)
    .$narrowType<IntakeColumns>()
    .where('intakes.person_id', '=', personId)
    .executeTakeFirst();

export type IntakeRow = NonNullable<Awaited<ReturnType<typeof intakeOf>>>;

type Reader = { userId: string; now: Date };

/** The same by its id, locked, where this account may see the records of its person. */
export const lockIntake = (db: Db, id: string, { userId, now }: Reader) =>
  db
    .selectFrom('intakes')
    .select(columns)
    .$narrowType<IntakeColumns>()
    .where('intakes.id', '=', id)
    .where(sql<boolean>`intakes.person_id = any(array(${peopleOf(db, { userId, scope: 'records', now })}))`)
    .forNoKeyUpdate()
    .executeTakeFirst();

type NewAnswers = { answers: IntakeAnswers; userId: string; now: Date };

/** Undefined when somebody has answered for this person before. */
export const insertIntake = (db: Db, { personId, answers, userId, now }: NewAnswers & { personId: PersonId }) =>
  db
    .insertInto('intakes')
    .values({ person_id: personId, answers: JSON.stringify(answers), written_by: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning(columns)
    .$narrowType<IntakeColumns>()
    .executeTakeFirst();

export const updateIntake = (db: Db, { id, answers, userId, now }: NewAnswers & { id: string }) =>
  db
    .updateTable('intakes')
    .set({
      answers: JSON.stringify(answers),
      version: sql`intakes.version + 1`,
      written_by: userId,
      updated_at: now,
    })
    .where('intakes.id', '=', id)
    .returning(columns)
    .$narrowType<IntakeColumns>()
    .executeTakeFirstOrThrow();

type IntakeCopy = { bookingId: string; intake: IntakeRow; userId: string; now: Date };

/** Writes what goes with a booking, as it is now, in the place of what went before. */
export async function writeGiven(db: Db, { bookingId, intake, userId, now }: IntakeCopy): Promise<void> {
  const given = { answers: JSON.stringify(intake.answers), given_by: userId, given_at: now };
  await db
    .insertInto('booking_intakes')
    .values({ booking_id: bookingId, person_id: intake.person_id, ...given })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(given))
    .execute();
}

/** No answers go with this booking any more. */
export const removeGiven = (db: Db, bookingId: string) =>
  db.deleteFrom('booking_intakes').where('booking_intakes.booking_id', '=', bookingId).execute();

/** What went with this booking. */
export const intakeGiven = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking_intakes')
    .select(['booking_intakes.person_id', 'booking_intakes.answers', 'booking_intakes.given_at'])
    .$narrowType<IntakeColumns>()
    .where('booking_intakes.booking_id', '=', bookingId)
    .executeTakeFirst();
