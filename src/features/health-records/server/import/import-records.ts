import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { attachFiles } from '#features/uploads/server/attach-files.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { HealthFacts, type ListName, lists, MOST_ENTRIES, withEntries, withoutEntries } from '../../profile.ts';
import { RECORD_FILE } from '../../record.ts';
import type { Imported, ImportedEntries, ImportedRecord } from '../../record-import.ts';
import { recordTypeNames } from '../../record-types.ts';
import { dayOf, type RecordEditor, refuseFull, removeRecord } from '../keep-records.ts';
import { insertRecord, lockHolder } from '../record-store.ts';
import { beginProfile, changeProfile, profileOf } from '../store.ts';
import { recordsOfSources, releaseSources } from './import-store.ts';

type Import = { key: string; sourceName: string; records: readonly ImportedRecord[]; entries: ImportedEntries };

/**
 * Adds what of this is not there yet, and answers what the page has added by this key. Throws `records_full`, `not_found` for files that
 * are not theirs to use, and `conflict` when the basics are changed at the same moment.
 */
export async function importRecords(
  db: Db,
  editor: RecordEditor,
  { records, entries, ...from }: Import,
): Promise<Imported> {
  await lockHolder(db, editor.person); // whoever brings in the same meanwhile finds it
  const { added, missing } = await alreadyThere(db, editor, { records, key: from.key });
  for (const type of recordTypeNames) {
    const more = missing.filter((record) => record.type === type).length;
    if (more > 0) await refuseFull(db, editor.person, type, more);
  }
  const recordIds = [...added];
  for (const record of missing) recordIds.push(await addImported(db, editor, { record, ...from }));
  return { recordIds, entries: await addEntries(db, editor, entries) };
}

/** What these records have added before by this key, and those that are still missing. */
async function alreadyThere(db: Db, { person }: RecordEditor, { records, key }: Pick<Import, 'records' | 'key'>) {
  const known = await recordsOfSources(
    db,
    person,
    records.map(({ sourceId }) => sourceId),
  );
  await releaseSources(
    db,
    known.filter((one) => one.removed_at !== null).map(({ id }) => id),
  );
  const left = known.filter((one) => one.removed_at === null);
  const sourceOf = (type: string, sourceId: string | null) => `${type} ${sourceId}`;
  const byAddress = new Map(left.map((one) => [sourceOf(one.type, one.source_id), one]));
  return {
    added: records.flatMap((record) => {
      const one = byAddress.get(sourceOf(record.type, record.sourceId));
      return one?.key === keyOf(record, key) ? [one.id] : [];
    }),
    missing: records.filter(({ type, sourceId }) => !byAddress.has(sourceOf(type, sourceId))),
  };
}

async function addImported(
  db: Db,
  { userId, person, now }: RecordEditor,
  { record, key, sourceName }: { record: ImportedRecord } & Pick<Import, 'key' | 'sourceName'>,
): Promise<string> {
  const { type, facts, files, sourceId } = record;
  const id = await insertRecord(db, {
    ...{ userId, person, key: keyOf(record, key), type, day: dayOf(record), facts, now },
    source: { id: sourceId, name: sourceName },
  });
  await attachFiles(db, { ids: files, ownerId: userId, kind: RECORD_FILE, to: id, now });
  return id;
}

/** Of one record of what a page sends. */
const keyOf = ({ type, sourceId }: ImportedRecord, key: string): string =>
  createHash('sha256').update(`${key} ${type} ${sourceId}`).digest('hex').slice(0, 32);

/** Answers those that were not there. */
async function addEntries(db: Db, editor: RecordEditor, entries: ImportedEntries): Promise<ImportedEntries> {
  const added: ImportedEntries = { allergies: [], medicalConditions: [] };
  if (isEmpty(entries)) return added;
  await beginProfile(db, editor.person, editor.now);
  await changeLists(db, editor, (name, kept) => {
    added[name] = withoutEntries(entries[name], kept);
    return withEntries(kept, entries[name]);
  });
  return added;
}

const isEmpty = (entries: ImportedEntries) => lists.every((name) => entries[name].length === 0);

async function changeLists(
  db: Db,
  { person, now }: RecordEditor,
  change: (name: ListName, kept: readonly string[]) => string[],
): Promise<void> {
  const row = await profileOf(db, person);
  if (!row) return;
  const facts = z.parse(HealthFacts, row.facts);
  const changed = Object.fromEntries(
    lists.flatMap((name) => {
      const kept = facts[name] ?? [];
      const list = change(name, kept);
      return list.length === kept.length ? [] : [[name, list]];
    }),
  );
  const read = z.safeParse(HealthFacts, changed);
  if (!read.success) throw new Failure('records_full', { values: { count: MOST_ENTRIES } });
  if (Object.keys(changed).length === 0) return;
  if (!(await changeProfile(db, { person, version: row.version, facts: read.data, now })))
    throw new Failure('conflict');
}

/** Takes away what was brought in together; a repetition changes nothing. Throws `not_found`, and `conflict` when a record of it was changed since. */
export async function undoImport(db: Db, editor: RecordEditor, { recordIds, entries }: Imported): Promise<void> {
  await lockHolder(db, editor.person);
  for (const _id of [...recordIds].sort()) await removeRecord(db, { ...editor, version: 1 }, { _id, isRemoved: true });
  if (!isEmpty(entries)) await changeLists(db, editor, (name, kept) => withoutEntries(kept, entries[name]));
}
