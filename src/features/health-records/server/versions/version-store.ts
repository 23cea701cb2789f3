import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { RecordFacts } from '../../record.ts';
import { type HangingFile, MOST_VERSIONS } from '../../record-versions.ts';
import type { RecordType } from '../../record-types.ts';

type Revision = {
  userId: string;
  day: string;
  facts: RecordFacts;
  /** The one that is written over. */
  version: number;
  /** Those that hung on it. */
  formerFiles: readonly HangingFile[];
  now: Date;
};

/** Who has written what a record says now: nobody known once that account has left, also where somebody else had entered it. */
const writtenBy = sql<string | null>`case when health_records.changed_at is null
  then health_records.entered_by else health_records.changed_by end`;
const writtenAt = sql<Date>`coalesce(health_records.changed_at, health_records.created_at)`;

/** Writes over one version and keeps what it said, in one statement; false when there is a newer one, which stays. */
export async function reviseRecord(
  db: Db,
  id: string,
  { userId, day, facts, version, formerFiles, now }: Revision,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .with('former', (db) =>
      db
        .insertInto('health_record_versions')
        .columns(['record_id', 'version', 'facts', 'files', 'written_by', 'written_at'])
        .expression(
          db
            .selectFrom('health_records')
            .select([
              'health_records.id',
              'health_records.version',
              'health_records.facts',
              sql`${JSON.stringify(formerFiles)}::jsonb`.as('files'),
              writtenBy.as('written_by'),
              writtenAt.as('written_at'),
            ])
            .where('health_records.id', '=', id)
            .where('health_records.version', '=', version),
        ),
    )
    .with('forgotten', (db) =>
      db
        .deleteFrom('health_record_versions')
        .where('health_record_versions.record_id', '=', id)
        .where('health_record_versions.version', '>', 1)
        .where('health_record_versions.version', '<=', version + 1 - MOST_VERSIONS),
    )
    .updateTable('health_records')
    .set({
      ...{ day, facts: JSON.stringify(facts), version: version + 1, updated_at: now },
      ...{ changed_by: userId, changed_at: now },
    })
    .where('health_records.id', '=', id)
    .where('health_records.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a record says now, and whose it is, for whoever may see their records. */
export const newestVersion = (db: Db, id: string, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('health_records')
    .leftJoin('users as writer', (join) => join.on('writer.id', '=', writtenBy))
    .select([
      'health_records.person_id',
      'health_records.type',
      'health_records.version',
      'health_records.facts',
      writtenAt.as('written_at'),
      'writer.id as written_by',
      'writer.first_name',
      'writer.last_name',
    ])
    .$narrowType<{ type: RecordType; facts: RecordFacts }>() // written by the stores of this capability only
    .where('health_records.id', '=', id)
    .where('health_records.removed_at', 'is', null)
    .where('health_records.person_id', 'in', peopleOf(db, { userId, scope: 'records', now }))
    .executeTakeFirst();

/** What it said before that version, the newest first. */
export const versionsBefore = (db: Db, id: string, version: number) =>
  db
    .selectFrom('health_record_versions')
    .leftJoin('users as writer', 'writer.id', 'health_record_versions.written_by')
    .select([
      'health_record_versions.version',
      'health_record_versions.facts',
      'health_record_versions.files',
      'health_record_versions.written_at',
      'writer.id as written_by',
      'writer.first_name',
      'writer.last_name',
    ])
    .$narrowType<{ facts: RecordFacts; files: HangingFile[] }>() // written above
    .where('health_record_versions.record_id', '=', id)
    .where('health_record_versions.version', '<', version)
    .orderBy('health_record_versions.version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
