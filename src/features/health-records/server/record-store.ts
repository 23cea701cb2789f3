import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Page } from '#server/db/pages.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { MOST_RECORDS, type RecordFacts, UNDO_HOURS } from '../record.ts';
import { type RecordType, recordTypeNames } from '../record-types.ts';

/** What was deleted before this instant cannot be had back. */
export const undoneSince = (now: Date) => new Date(now.getTime() - UNDO_HOURS * HOUR_MS);

const listed = ['health_records.id', 'health_records.type', 'health_records.facts', 'health_records.version'] as const;

/** Of every type the newest day first. Somebody who has taken a record over may have brought as many again. */
export const recordsOf = (db: Db, person: PersonId) =>
  everyRecord(db, person)
    .orderBy('health_records.day', 'desc')
    .orderBy('health_records.created_at', 'desc')
    .orderBy('health_records.id')
    .limit(recordTypeNames.length * MOST_RECORDS * 2)
    .execute();

/** A page of all of them. */
export const recordsAfter = (db: Db, person: PersonId, { after, most }: Page) =>
  everyRecord(db, person).where('health_records.id', '>', after).orderBy('health_records.id').limit(most).execute();

const everyRecord = (db: Db, person: PersonId) =>
  db
    .selectFrom('health_records')
    .leftJoin('users as enterer', 'enterer.id', 'health_records.entered_by')
    .leftJoin('users as changer', 'changer.id', 'health_records.changed_by')
    .select([
      ...listed,
      'health_records.updated_at',
      'health_records.created_at',
      'health_records.changed_at',
      'health_records.source_name',
      'enterer.id as entered_by',
      'enterer.first_name as entered_first_name',
      'enterer.last_name as entered_last_name',
      'changer.id as changed_by',
      'changer.first_name as changed_first_name',
      'changer.last_name as changed_last_name',
      hasFormer().as('has_former'),
      sql<boolean>`coalesce(health_records.changed_by <> health_records.entered_by, false)
        or ${hasFormer(sql`and former.written_by <> health_records.entered_by`)}`.as('is_corrected'),
    ])
    .$narrowType<{ type: RecordType; facts: RecordFacts }>() // written by this file only
    .where('health_records.person_id', '=', person)
    .where('health_records.removed_at', 'is', null);

const hasFormer = (also = sql``) =>
  sql<boolean>`exists (select from health_record_versions former where former.record_id = health_records.id ${also})`;

/** Whoever adds a record of this person meanwhile waits. */
export const lockHolder = (db: Db, person: PersonId) =>
  db.selectFrom('people').select('people.id').where('people.id', '=', person).forNoKeyUpdate().execute();

export async function countRecords(db: Db, person: PersonId, type: string): Promise<number> {
  const { count } = await db
    .selectFrom('health_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('health_records.person_id', '=', person)
    .where('health_records.type', '=', type)
    .where('health_records.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type RecordContent = { day: string; facts: RecordFacts; now: Date };
/** From where a record was brought in. */
export type RecordSourceNote = { id: string; name: string };
type NewRecord = RecordContent & {
  userId: string | null;
  person: PersonId;
  key: string;
  type: RecordType;
  source?: RecordSourceNote;
};

/** Its id. */
export async function insertRecord(
  db: Db,
  { userId, person, key, type, day, facts, source, now }: NewRecord,
): Promise<string> {
  const { id } = await db
    .insertInto('health_records')
    .values({
      ...{ person_id: person, key, type, day, facts: JSON.stringify(facts) },
      ...{ entered_by: userId, created_at: now, updated_at: now },
      ...(source && { source_id: source.id, source_name: source.name }),
    })
    .returning('health_records.id')
    .executeTakeFirstOrThrow();
  return id;
}

export type RecordKey = { person: PersonId; id: string };

/** One record of this person, also when it was deleted less than a day ago, locked until the transaction ends. */
export const lockRecord = (db: Db, { person, id }: RecordKey, now: Date) =>
  db
    .selectFrom('health_records')
    .select([...listed, 'health_records.removed_at'])
    .where('health_records.id', '=', id)
    .where('health_records.person_id', '=', person)
    .where((is) =>
      is.or([is('health_records.removed_at', 'is', null), is('health_records.removed_at', '>', undoneSince(now))]),
    )
    .forUpdate()
    .executeTakeFirst();
export type LockedRecord = NonNullable<Awaited<ReturnType<typeof lockRecord>>>;

/** The record of this person that a form has made already. */
export const recordOfKey = (db: Db, { person, key }: { person: PersonId; key: string }) =>
  db
    .selectFrom('health_records')
    .select([...listed, 'health_records.removed_at'])
    .where('health_records.person_id', '=', person)
    .where('health_records.key', '=', key)
    .forUpdate()
    .executeTakeFirst();

/** What was added says this instead; what it said is not kept, as `reviseRecord` does. */
export async function writeRecord(db: Db, id: string, { day, facts, now }: RecordContent): Promise<void> {
  await db
    .updateTable('health_records')
    .set({ day, facts: JSON.stringify(facts), updated_at: now })
    .where('health_records.id', '=', id)
    .execute();
}

/** Deletes a record, or with null gives it back. */
export async function setRemoved(db: Db, id: string, { at, now }: { at: Date | null; now: Date }): Promise<void> {
  await db
    .updateTable('health_records')
    .set({ removed_at: at, updated_at: now })
    .where('health_records.id', '=', id)
    .execute();
}

/** Whose a record is, for whoever may see their records. */
export const readerOf = (db: Db, id: string, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('health_records')
    .select('health_records.person_id')
    .where('health_records.id', '=', id)
    .where('health_records.removed_at', 'is', null)
    .where('health_records.person_id', 'in', peopleOf(db, { userId, scope: 'records', now }))
    .executeTakeFirst();

const MOST_AT_ONCE = 200;

/** Records that can no longer be had back. */
export const goneRecords = (db: Db, before: Date) =>
  db
    .selectFrom('health_records')
    .select('health_records.id')
    .where('health_records.removed_at', '<=', before)
    .orderBy('health_records.removed_at')
    .limit(MOST_AT_ONCE)
    .execute();

/** False when it was given back meanwhile. */
export async function forgetRecord(db: Db, id: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('health_records')
    .where('health_records.id', '=', id)
    .where('health_records.removed_at', '<=', before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Every record of these people, also those that were deleted. */
export async function recordIdsOf(db: Db, personIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('health_records')
    .select('health_records.id')
    .where(sql<boolean>`health_records.person_id = any(${personIds}::uuid[])`)
    .orderBy('health_records.id')
    .limit(20_000)
    .execute();
  return rows.map(({ id }) => id);
}
