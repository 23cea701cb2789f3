import type { PersonId } from '#features/family/server/access.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import type { Db } from '#server/db/db.ts';
import { type HealthRecord, MOST_RECORD_FILES, MOST_RECORDS, RECORD_FILE, type RecordLists } from '../record.ts';
import { recordTypeNames, recordTypes } from '../record-types.ts';
import { recordsOf } from './record-store.ts';

const MOST_FILES = recordTypeNames.length * MOST_RECORDS * 2 * MOST_RECORD_FILES;

/** The records of a person by type, each with its files. */
export async function presentRecords(db: Db, person: PersonId): Promise<RecordLists> {
  const rows = await recordsOf(db, person);
  const files = await filesOn(db, { kind: RECORD_FILE, to: rows.map(({ id }) => id), most: MOST_FILES });
  const present = ({ id, type, facts, version, updated_at: updatedAt }: (typeof rows)[number]): HealthRecord => ({
    _id: id,
    // a field that was declared later says nothing yet
    facts: Object.fromEntries(recordTypes[type].fields.map(({ name }) => [name, facts[name] ?? ''])),
    version,
    updatedAt: updatedAt.toISOString(),
    files: files.filter((file) => file.attached_to === id).map(presentFile),
  });
  const listOf = (type: (typeof rows)[number]['type']) => rows.filter((row) => row.type === type).map(present);
  return Object.fromEntries(recordTypeNames.map((type) => [type, listOf(type)])) as RecordLists; // one for each type
}
