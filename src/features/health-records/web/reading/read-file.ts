import { LARGEST_FILE } from '#features/uploads/file.ts';
import { LONGEST_SOURCE_ID } from '../../record-import.ts';
import { recordTypes } from '../../record-types.ts';
import { readFhir } from './read-fhir.ts';
import { readLabTable } from './read-lab-table.ts';
import { type FoundRecord, type Reading, UnreadableFile } from './reading.ts';

/** What stands in a file of health records. It is read here and nowhere else. Throws UnreadableFile. */
export function readRecordFile(bytes: Uint8Array): Reading {
  if (bytes.length > LARGEST_FILE) throw new UnreadableFile('errors.importTooLarge');
  const text = textOf(bytes);
  if (text.includes('\u0000') || /^[<%]/.test(text)) throw new UnreadableFile('errors.importType');
  const reading = /^[{[]/.test(text) ? readFhir(text) : readLabTable(text);
  if (reading.records.length + reading.entries.length + reading.unread.size + reading.voided.size === 0)
    throw new UnreadableFile('errors.importNothing');
  return { ...reading, records: eachOnce(reading.records) };
}

/** Tables often come from programs that know no Unicode. */
function textOf(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(wide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes).trimStart();
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).trimStart();
  }
}

/** The newest first; each has an id of its own, by which it is known when it comes again. */
function eachOnce(records: readonly FoundRecord[]): FoundRecord[] {
  const byId = new Map<string, FoundRecord>();
  for (const record of records) {
    const id = (record.sourceId || contentOf(record)).slice(0, LONGEST_SOURCE_ID);
    const [same, key] = [byId.get(id), `${id} ${contentOf(record)}`.slice(0, LONGEST_SOURCE_ID)];
    if (!same) byId.set(id, { ...record, sourceId: id });
    else if (contentOf(same) !== contentOf(record) && !byId.has(key)) byId.set(key, { ...record, sourceId: key });
  }
  return [...byId.values()].toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

const dayOf = ({ type, facts }: FoundRecord) => facts[recordTypes[type].day] ?? '';

/** The same when it says the same of the same day. */
const contentOf = (record: FoundRecord): string =>
  `${record.type}|${dayOf(record)}|${record.facts[recordTypes[record.type].title] ?? ''}`;
