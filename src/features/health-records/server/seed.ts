import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { RecordFacts, SavedRecord } from '../record.ts';
import { type RecordType, recordTypes } from '../record-types.ts';
import { insertRecord } from './record-store.ts';

/** What a form of this type would send with every field filled in, without its files. */
export function filledIn(type: RecordType, change: RecordFacts = {}): RecordFacts {
  const { fields } = recordTypes[type];
  const said = fields.map((field) => {
    if (field.look === 'day') return [field.name, '2026-03-12'];
    if (field.look === 'years') return [field.name, '72'];
    if (field.look === 'choice') return [field.name, Object.keys(field.choices)[0]];
    return [field.name, `Some ${field.name}`];
  });
  return { ...(Object.fromEntries(said) as RecordFacts), ...change };
}

type TestRecord = {
  person: { personId: string; id?: string | null };
  type: RecordType;
  facts?: RecordFacts;
  key?: string;
  now: Date;
};

/** A record that somebody has added. Answers its id. */
export const aHealthRecord = (
  db: Db,
  { person: { personId, id: userId = null }, type, facts = {}, key = newRecordKey(), now }: TestRecord,
): Promise<string> => {
  const said = filledIn(type, facts);
  const person = personId as PersonId; // tests may act for everybody
  return insertRecord(db, { userId, person, key, type, day: said[recordTypes[type].day] ?? '', facts: said, now });
};

let number = 0;
const newRecordKey = () => (number += 1).toString(16).padStart(32, '0');

/** A new record as a page sends it. */
export const aNewRecord = (type: RecordType, change: Partial<SavedRecord> = {}): SavedRecord => ({
  _id: null,
  key: newRecordKey(),
  type,
  facts: filledIn(type),
  files: [],
  ...change,
});
