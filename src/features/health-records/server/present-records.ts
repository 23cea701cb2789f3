import type { PersonId } from '#features/family/server/access.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import type { Db } from '#server/db/db.ts';
import {
  type HealthRecord,
  MOST_RECORD_FILES,
  MOST_RECORDS,
  RECORD_FILE,
  type RecordFacts,
  type RecordLists,
  type RecordWriter,
  type SharedRecord,
  type SharedRecordLists,
} from '../record.ts';
import { type RecordType, recordTypeNames, recordTypes } from '../record-types.ts';
import { recordsOf } from './record-store.ts';

const MOST_FILES = recordTypeNames.length * MOST_RECORDS * 2 * MOST_RECORD_FILES;

/** The records of a person by type, each with its files and who wrote it, as that account reads them; null where nobody is meant. */
export async function presentRecords(db: Db, person: PersonId, readerId: string | null): Promise<RecordLists> {
  const records = await presentRows(db, await recordsOf(db, person), readerId);
  return byType((type) => records.filter((one) => one.type === type).map(({ record }) => record));
}

type RecordRow = Awaited<ReturnType<typeof recordsOf>>[number];

/** Each with its type, its files and who wrote it. */
export async function presentRows(db: Db, rows: readonly RecordRow[], readerId: string | null) {
  const most = rows.length * MOST_RECORD_FILES;
  const files = await filesOn(db, { kind: RECORD_FILE, to: rows.map(({ id }) => id), most });
  const writer = (by: string | null, name: WriterName, at: Date) => presentWriter(by, name, { at, readerId });
  const present = (row: RecordRow): HealthRecord => ({
    _id: row.id,
    facts: factsOf(row),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    entered: writer(row.entered_by, [row.entered_first_name, row.entered_last_name], row.created_at),
    changed: row.changed_at && writer(row.changed_by, [row.changed_first_name, row.changed_last_name], row.changed_at),
    isCorrected: row.is_corrected,
    hasFormer: row.has_former,
    sourceName: row.source_name,
    files: files.filter((file) => file.attached_to === row.id).map(presentFile),
  });
  return rows.map((row) => ({ type: row.type, record: present(row) }));
}

type WriterName = readonly (string | null)[];

/** Who has written something, and when, as that account reads it. */
export const presentWriter = (
  by: string | null,
  name: WriterName,
  { at, readerId }: { at: Date; readerId: string | null },
): RecordWriter => ({
  name: by === null ? null : name.join(' ').trim(),
  isReader: by !== null && by === readerId,
  at: at.toISOString(),
});

/** Those of the shared types, without their files, for somebody who has no account here. */
export async function presentSharedRecords(
  db: Db,
  person: PersonId,
  isShared: (type: RecordType) => boolean,
): Promise<SharedRecordLists> {
  const rows = (await recordsOf(db, person)).filter(({ type }) => isShared(type));
  const files = await filesOn(db, { kind: RECORD_FILE, to: rows.map(({ id }) => id), most: MOST_FILES });
  const present = (row: (typeof rows)[number]): SharedRecord => ({
    facts: factsOf(row),
    fileCount: files.filter((file) => file.attached_to === row.id).length,
  });
  return byType((type) => rows.filter((row) => row.type === type).map(present));
}

/** A field that was declared later says nothing yet. */
export const factsOf = ({ type, facts }: { type: RecordType; facts: RecordFacts }): Record<string, string> =>
  Object.fromEntries(recordTypes[type].fields.map(({ name }) => [name, facts[name] ?? '']));

const byType = <Listed>(listOf: (type: RecordType) => Listed) =>
  Object.fromEntries(recordTypeNames.map((type) => [type, listOf(type)])) as Record<RecordType, Listed>; // one for each type
