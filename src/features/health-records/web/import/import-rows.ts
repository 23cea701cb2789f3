import { type Day, yearsSince } from '#shared/dates.ts';
import type { DeclaredField } from '#shared/declared-fields.ts';
import * as z from 'zod/mini';
import { type ListName, lists, withoutEntries } from '../../profile.ts';
import { MOST_RECORDS, type RecordFacts } from '../../record.ts';
import { MOST_IMPORTED } from '../../record-import.ts';
import { type RecordType, recordTypeNames, recordTypes } from '../../record-types.ts';
import type { FoundEntry, FoundRecord, Reading } from '../reading/reading.ts';
import type { Book } from '../records/book.ts';

/** Whose records are brought in, and what was brought in before. */
export type ImportBasis = {
  name: string;
  birthDate: string | null;
  brought: readonly { type: RecordType; sourceId: string }[];
};

/** A record of a file as somebody looks at it before it is kept. */
export type ImportRow = Omit<FoundRecord, 'facts'> & {
  id: string;
  facts: RecordFacts;
  /** What has to be said and the file does not say. */
  missing: readonly DeclaredField[];
  isKnown: boolean;
};
export type EntryRow = FoundEntry & { id: string; isKnown: boolean };

export type ImportRows = {
  records: ImportRow[];
  entries: EntryRow[];
  /** Of each type, how many older ones have no room. */
  older: ReadonlyMap<RecordType, number>;
};

type Whose = { book: Pick<Book, 'profile' | 'person'>; basis: ImportBasis };

/** What a file says, as rows for a person: of each type no more than a person can keep, the newest. */
export function rowsOf(reading: Pick<Reading, 'records' | 'entries'>, whose: Whose): ImportRows {
  const all = reading.records.map((found, index) => rowOf(found, `row${index}`, whose));
  const byType = recordTypeNames.map((type) => [type, all.filter((row) => row.type === type)] as const);
  return {
    records: byType.flatMap(([, rows]) => rows.slice(0, MOST_RECORDS)),
    older: new Map(byType.map(([type, rows]) => [type, Math.max(0, rows.length - MOST_RECORDS)])),
    entries: lists.flatMap((list) => entryRows(list, reading.entries, whose)),
  };
}

function rowOf(found: FoundRecord, id: string, whose: Whose): ImportRow {
  const { fields } = recordTypes[found.type];
  const said = { ...known(found, whose), ...found.facts };
  const kept = fields.flatMap(({ name, schema }) => {
    const read = z.safeParse(schema, said[name] ?? '');
    return said[name] && read.success ? [[name, read.data] as const] : [];
  });
  const facts: RecordFacts = Object.fromEntries(kept);
  return {
    ...found,
    id,
    facts,
    missing: fields.filter(({ name, required }) => required !== undefined && !facts[name]),
    isKnown: isThere({ ...found, facts }, whose),
  };
}

/** What is known of the person anyway. */
function known({ type, facts }: FoundRecord, { book, basis }: Whose): RecordFacts {
  const day = facts[recordTypes[type].day];
  const age = day && basis.birthDate ? yearsSince(basis.birthDate as Day, day as Day) : 0; // both were read as days
  return { patientName: book.person.fullName, ...(age > 0 && { age: String(age) }) };
}

/** Brought in before, or typed in: of that type and day, under that name. */
function isThere({ type, sourceId, facts }: FoundRecord, { book, basis }: Whose): boolean {
  if (basis.brought.some((one) => one.type === type && one.sourceId === sourceId)) return true;
  const { title, day } = recordTypes[type];
  const folded = (told: RecordFacts) => `${told[day] ?? ''} ${told[title] ?? ''}`.toLowerCase();
  return book.profile.records[type].some((record) => folded(record.facts) === folded(facts));
}

function entryRows(list: ListName, entries: readonly FoundEntry[], { book }: Whose): EntryRow[] {
  const kept = book.profile.facts[list] ?? [];
  const seen: string[] = [];
  return entries
    .filter((one) => one.list === list)
    .flatMap((one) => {
      if (withoutEntries([one.entry], seen).length === 0) return [];
      seen.push(one.entry);
      return [{ ...one, id: `${list}${seen.length}`, isKnown: withoutEntries([one.entry], kept).length === 0 }];
    });
}

/** The rows that are ticked before anybody has looked: what is neither there already nor doubtful, as far as there is room for it. */
export function tickedAtFirst({ records, entries }: ImportRows, { book }: Pick<Whose, 'book'>): string[] {
  const wanted = records.filter((row) => !row.isKnown && !row.isDoubtful);
  const withRoom = recordTypeNames.flatMap((type) =>
    wanted.filter((row) => row.type === type).slice(0, Math.max(0, MOST_RECORDS - book.profile.records[type].length)),
  );
  return [
    ...withRoom.slice(0, MOST_IMPORTED).map(({ id }) => id),
    ...entries.filter((row) => !row.isKnown && !row.isDoubtful).map(({ id }) => id),
  ];
}
