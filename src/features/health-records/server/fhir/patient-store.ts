import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';

/** Of whom a health summary is. */
export const patientOf = (db: Db, person: PersonId) =>
  db
    .selectFrom('people')
    .select(['people.first_name', 'people.last_name', 'people.date_of_birth', 'people.gender'])
    .where('people.id', '=', person)
    .executeTakeFirstOrThrow();
