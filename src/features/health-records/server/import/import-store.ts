import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { MOST_RECORDS } from '../../record.ts';
import { type RecordType, recordTypeNames } from '../../record-types.ts';

const MOST_SOURCES = recordTypeNames.length * MOST_RECORDS * 2;

/** What of this person is there from a file, and by what it is known. */
export const broughtRecords = (db: Db, person: PersonId) =>
  db
    .selectFrom('health_records')
    .select(['health_records.type', 'health_records.source_id'])
    .$narrowType<{ type: RecordType; source_id: string }>() // written by the stores of this capability only
    .where('health_records.person_id', '=', person)
    .where('health_records.removed_at', 'is', null)
    .where('health_records.source_id', 'is not', null)
    .orderBy('health_records.id')
    .limit(MOST_SOURCES)
    .execute();

/** Those among these sources that are known already, also when they were deleted and are not forgotten yet. */
export const recordsOfSources = (db: Db, person: PersonId, sourceIds: readonly string[]) =>
  db
    .selectFrom('health_records')
    .select([
      'health_records.id',
      'health_records.key',
      'health_records.type',
      'health_records.source_id',
      'health_records.removed_at',
    ])
    .where('health_records.person_id', '=', person)
    .where(sql<boolean>`health_records.source_id = any(${[...sourceIds]}::text[])`)
    .orderBy('health_records.id')
    .limit(sourceIds.length * recordTypeNames.length)
    .forUpdate()
    .execute();

/** What was deleted no longer keeps its source from being brought in. */
export async function releaseSources(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('health_records')
    .set({ source_id: null })
    .where(sql<boolean>`health_records.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Whose records are brought in. */
export const holderOf = (db: Db, person: PersonId) =>
  db
    .selectFrom('people')
    .select(['people.first_name', 'people.last_name', 'people.date_of_birth'])
    .where('people.id', '=', person)
    .executeTakeFirstOrThrow();
