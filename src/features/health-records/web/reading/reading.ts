import type { ListName } from '../../profile.ts';
import type { RecordFacts } from '../../record.ts';
import type { RecordType } from '../../record-types.ts';

/** What a file can hold, by the words in which it is counted. */
export const foundKinds = [
  'vaccination',
  'procedure',
  'visit',
  'report',
  'result',
  'allergy',
  'condition',
  'medicine',
  'other',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A record as a file tells it; what the file does not say is not among its facts. */
export type FoundRecord = {
  /** Known by it when the same thing comes again, in this file or another. */
  sourceId: string;
  type: RecordType;
  facts: RecordFacts;
  /** Year or month, where the file has no day: '2019', '2019-04'. */
  roughDay: string | undefined;
  /** Somebody should look twice before it is kept. */
  isDoubtful: boolean;
  /** The fields whose words were too long and end sooner. */
  shortened: readonly string[];
};

/** An allergy or a condition. */
export type FoundEntry = { list: ListName; entry: string; isDoubtful: boolean; isShortened: boolean };

export type Counts = ReadonlyMap<FoundKind, number>;

/** Whom a file is about; what it does not say is empty. */
export type FilePatient = { name: string; birthDate: string };

/** What a file says, before anybody has looked at it. */
export type Reading = {
  patient: FilePatient | undefined;
  /** Who made the file; empty where it does not say. */
  sourceName: string;
  records: FoundRecord[];
  entries: FoundEntry[];
  /** What was there and could not be read, or has no place among the records. */
  unread: Counts;
  /** What the file itself says is wrong, refuted or was cancelled. */
  voided: Counts;
};

/** Why a file cannot be read at all, as word keys. */
export type Unreadable =
  | 'errors.importTooLarge'
  | 'errors.importType'
  | 'errors.importDamaged'
  | 'errors.importSeveral'
  | 'errors.importNothing';

export class UnreadableFile extends Error {
  readonly reason: Unreadable;
  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

/** Counts by kind, while a file is read. */
export function counting() {
  const counts = new Map<FoundKind, number>();
  const add = (kind: FoundKind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts: counts as Counts, add };
}
