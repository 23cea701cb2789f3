import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { schemasOf } from '#shared/declared-fields.ts';
import { type DeclaredRecord, type RecordType, recordTypeNames, recordTypes } from './record-types.ts';

/** So many of one type one person keeps at a time. */
export const MOST_RECORDS = 100;
/** So many files hang on one. */
export const MOST_RECORD_FILES = 5;
/** So long a record that was deleted can be had back. */
export const UNDO_HOURS = 24;
/** The kind of file that goes with a record. */
export const RECORD_FILE = 'health-record';

/** What the fields of a record say; those that its type lacks are not there. */
export type RecordFacts = Partial<Record<string, string>>;
type RecordFormValues = Record<string, string | string[]>;

const filesSchema = ({ files: { required } }: DeclaredRecord) => {
  const ids = z
    .array(z.uuid('errors.invalid_input'), required ?? 'errors.invalid_input')
    .check(z.maxLength(MOST_RECORD_FILES, 'errors.recordFiles'));
  return required === undefined ? z._default(ids, []) : ids.check(z.minLength(1, required));
};

/** What somebody fills in of a type: its fields, and files that were sent before. */
export const recordForm = (type: RecordType) =>
  z.object({
    ...schemasOf(recordTypes[type].fields),
    files: filesSchema(recordTypes[type]),
  }) as unknown as z.ZodMiniType<RecordFormValues, RecordFormValues>; // a text for each field

/** What somebody says of a record, of whichever type. */
type RecordContent = { type: RecordType; facts: RecordFacts; files: string[] };

/** A record of any type, its fields and files checked as its form does, and what `more` says of it besides. */
export function recordOfAnyType<More extends z.core.$ZodShape>(more: More) {
  const schemas = recordTypeNames.map((type) =>
    z.object({
      ...more,
      type: z.literal(type),
      facts: z.object(schemasOf(recordTypes[type].fields)),
      files: filesSchema(recordTypes[type]),
    }),
  );
  type AnyRecord = RecordContent & { [Name in keyof More]: z.output<More[Name]> };
  return z.discriminatedUnion(
    'type',
    schemas as [(typeof schemas)[number], ...typeof schemas], // there are some
  ) as unknown as z.ZodMiniType<AnyRecord, AnyRecord>; // of each type, its fields as texts
}

/** A record as it is added or changed. */
export const SavedRecord = recordOfAnyType({
  /** Null for a new one. */
  _id: z.nullable(z.uuid('errors.invalid_input')),
  /** Of the form that sends it: a new one that comes twice is there once. */
  key: z.string('errors.invalid_input').check(z.regex(/^[\da-f]{32}$/, 'errors.invalid_input')),
});
export type SavedRecord = z.output<typeof SavedRecord>;

/** One that is deleted, or had back. */
export const RecordRemoval = z.object({ _id: z.uuid('errors.invalid_input'), isRemoved: z.boolean() });

/** Who wrote a record, and when; without a name where nobody knows it any more. */
export type RecordWriter = { name: string | null; isReader: boolean; at: string };
export const RecordWriter = z.object({ name: z.nullable(z.string()), isReader: z.boolean(), at: z.string() });

export type HealthRecord = {
  _id: string;
  facts: RecordFacts;
  files: SentFile[];
  /** Counts the changes. */
  version: number;
  updatedAt: string;
  entered: RecordWriter;
  /** The last one; null as long as it says what was entered. */
  changed: RecordWriter | null;
  /** Somebody else has changed it than who entered it. */
  isCorrected: boolean;
  /** What it said before it was changed can be read. */
  hasFormer: boolean;
  /** Who made the file that it was brought in from, empty where the file does not say; null for what somebody has typed. */
  sourceName: string | null;
};
export type RecordLists = Record<RecordType, HealthRecord[]>;

const factsOf = (type: RecordType) =>
  z.object(Object.fromEntries(recordTypes[type].fields.map(({ name }) => [name, z.string()])));

const listOf = (type: RecordType) =>
  z.array(
    z.object({
      _id: z.uuid(),
      facts: factsOf(type),
      files: z.array(SentFile),
      version: z.int(),
      updatedAt: z.string(),
      entered: RecordWriter,
      changed: z.nullable(RecordWriter),
      isCorrected: z.boolean(),
      hasFormer: z.boolean(),
      sourceName: z.nullable(z.string()),
    }),
  );

/** A record as somebody reads it who was given a link: without its files. */
export type SharedRecord = { facts: RecordFacts; fileCount: number };
export type SharedRecordLists = Record<RecordType, SharedRecord[]>;

/** By type, the newest day first; empty where a type is not shared. */
export const SharedRecordLists = z.object(
  Object.fromEntries(
    recordTypeNames.map((type) => [type, z.array(z.object({ facts: factsOf(type), fileCount: z.int() }))]),
  ),
) as unknown as z.ZodMiniType<SharedRecordLists>; // one list for each type

/** The records of a person by type, the newest day first. */
export const RecordLists = z.object(
  Object.fromEntries(recordTypeNames.map((type) => [type, listOf(type)])),
) as unknown as z.ZodMiniType<RecordLists>; // one list for each type
