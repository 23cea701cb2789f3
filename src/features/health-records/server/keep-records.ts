import type { PersonId } from '#features/family/server/access.ts';
import { attachFiles, replaceFiles } from '#features/uploads/server/attach-files.ts';
import { discardFilesOn } from '#features/uploads/server/own-files-store.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_RECORDS, RECORD_FILE, type RecordFacts, type SavedRecord } from '../record.ts';
import { type RecordType, recordTypes } from '../record-types.ts';
import { filesOfRecord } from './record-files.ts';
import { forgetLinks } from './links/link-store.ts';
import { endShowings } from './shown/shown-files-store.ts';
import {
  countRecords,
  forgetRecord,
  goneRecords,
  insertRecord,
  type LockedRecord,
  lockHolder,
  lockRecord,
  type RecordKey,
  recordOfKey,
  setRemoved,
  undoneSince,
  writeRecord,
} from './record-store.ts';
import { reviseRecord } from './versions/version-store.ts';

/** Who writes the records of whom. */
export type RecordEditor = { userId: string; person: PersonId; now: Date };
type RecordEdit = RecordEditor & { version: number };

/** Adds a record or changes one; answers its id. Throws `not_found`, `conflict` when it was changed after this version, and `records_full`. */
export const saveRecord = (db: Db, edit: RecordEdit, record: SavedRecord): Promise<string> =>
  record._id === null ? addRecord(db, edit, record) : changeRecord(db, edit, { ...record, _id: record._id });

async function addRecord(db: Db, edit: RecordEdit, record: SavedRecord): Promise<string> {
  const { userId, person, now } = edit;
  const { type, key, facts, files } = record;
  await lockHolder(db, person);
  const known = await recordOfKey(db, { person, key });
  if (known) return addAgain(db, known, edit, record);
  await refuseFull(db, person, type);
  const id = await insertRecord(db, { userId, person, key, type, day: dayOf(record), facts, now });
  await attachFiles(db, { ids: files, ownerId: userId, kind: RECORD_FILE, to: id, now });
  return id;
}

/** The same form once more: what it says now counts, as long as nobody has changed or deleted the record since. */
async function addAgain(
  db: Db,
  known: LockedRecord,
  { userId, now }: RecordEdit,
  record: SavedRecord,
): Promise<string> {
  const { id, type, version, removed_at: removedAt } = known;
  if (type !== record.type || version !== 1 || removedAt !== null) throw new Failure('conflict');
  await hangFiles(db, id, { ids: record.files, userId, now });
  await writeRecord(db, id, { day: dayOf(record), facts: record.facts, now });
  return id;
}

/** What it said is kept; the same once more changes nothing. */
async function changeRecord(db: Db, edit: RecordEdit, record: SavedRecord & { _id: string }): Promise<string> {
  const { userId, person, version, now } = edit;
  const { _id: id, type } = record;
  const known = await found(db, { person, id }, now);
  if (known.removed_at !== null || known.type !== type) throw new Failure('not_found');
  if (known.version !== version) throw new Failure('conflict');
  const formerFiles = await filesOfRecord(db, id);
  const former = { facts: known.facts as RecordFacts, files: formerFiles.map(({ _id }) => _id) }; // as this file has written it
  if (isSame(type, former, record)) return id;
  await hangFiles(db, id, { ids: record.files, userId, now });
  const revision = { userId, day: dayOf(record), facts: record.facts, version, formerFiles, now };
  if (!(await reviseRecord(db, id, revision))) throw new Failure('conflict');
  return id;
}

type HungFiles = { ids: readonly string[]; userId: string; now: Date };
const hangFiles = (db: Db, to: string, { ids, userId: ownerId, now }: HungFiles) =>
  replaceFiles(db, { ids, ownerId, kind: RECORD_FILE, to, now });

type RecordContent = Pick<SavedRecord, 'facts' | 'files'>;
const isSame = (type: RecordType, one: RecordContent, other: RecordContent): boolean =>
  recordTypes[type].fields.every(({ name }) => (one.facts[name] ?? '') === (other.facts[name] ?? '')) &&
  one.files.length === new Set(other.files).size &&
  one.files.every((id) => other.files.includes(id));

type Removal = { _id: string; isRemoved: boolean };

/** Deletes a record, which ends for good what of it is shown with bookings, or gives back one that was deleted less than a day ago; a repetition changes nothing. Throws like `saveRecord`. */
export async function removeRecord(db: Db, edit: RecordEdit, { _id: id, isRemoved }: Removal): Promise<string> {
  const { person, version, now } = edit;
  if (!isRemoved) await lockHolder(db, person); // before the record, as whoever adds one does
  const { removed_at: removedAt, version: newest, type } = await found(db, { person, id }, now);
  if (isRemoved === (removedAt !== null)) return id;
  if (isRemoved && newest !== version) throw new Failure('conflict');
  if (!isRemoved) await refuseFull(db, person, type as RecordType); // as this file has written it
  await setRemoved(db, id, { at: isRemoved ? now : null, now });
  if (isRemoved) await endShowings(db, id);
  return id;
}

/** Forgets what was deleted a day ago, with its files, and links that are listed no more. */
export async function sweepRecords({ db, now }: { db: Db; now: Date }): Promise<void> {
  await forgetLinks(db, now);
  const before = undoneSince(now);
  for (const { id } of await goneRecords(db, before))
    await db.transaction().execute(async (db) => {
      if (await forgetRecord(db, id, before)) await discardFilesOn(db, { kind: RECORD_FILE, things: [id], now });
    });
}

async function found(db: Db, key: RecordKey, now: Date): Promise<LockedRecord> {
  const record = await lockRecord(db, key, now);
  if (!record) throw new Failure('not_found');
  return record;
}

/** Throws `records_full` where so many more of a type have no room. */
export async function refuseFull(db: Db, person: PersonId, type: RecordType, more = 1): Promise<void> {
  if ((await countRecords(db, person, type)) + more > MOST_RECORDS)
    throw new Failure('records_full', { values: { count: MOST_RECORDS } });
}

/** The day that a record is about. */
export const dayOf = ({ type, facts }: Pick<SavedRecord, 'type' | 'facts'>): string =>
  facts[recordTypes[type].day] ?? '';
