import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { longest } from '#shared/text-rules.ts';
import { listOf } from './profile.ts';
import { recordOfAnyType } from './record.ts';
import { type RecordType, recordTypeNames } from './record-types.ts';

/** So many records are brought in at a time. */
export const MOST_IMPORTED = 50;
/** A record is known by no more characters of its source. */
export const LONGEST_SOURCE_ID = 300;
/** No longer is the name of who made a file. */
export const LONGEST_SOURCE_NAME = 120;

const ImportedRecord = recordOfAnyType({
  /** By what it is known where it comes from: brought in again, it adds nothing. */
  sourceId: z.string('errors.invalid_input').check(z.minLength(1), z.maxLength(LONGEST_SOURCE_ID)),
});
export type ImportedRecord = z.output<typeof ImportedRecord>;

/** Entries of the lists of the health basics. */
const Entries = z.object({ allergies: listOf('allergies'), medicalConditions: listOf('medicalConditions') });
export type ImportedEntries = z.output<typeof Entries>;

/** What was brought in together, as it is taken away again. */
export const Imported = z.object({
  recordIds: z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_IMPORTED, 'errors.invalid_input')),
  entries: Entries,
});
export type Imported = z.output<typeof Imported>;

const failures = ['not_found', 'no_access', 'conflict', 'records_full', 'too_many_requests'] as const;

/** Health records from a file that somebody has chosen, and looked through row by row. */
export const recordImport = {
  basis: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.0/import/:id',
    access: circle('records'),
    summary: 'Of whom a file has to be whose records are brought in, and what was brought in before',
    reply: z.object({
      data: z.object({
        name: z.string(),
        birthDate: z.nullable(z.string()),
        brought: z.array(z.object({ type: z.enum(recordTypeNames as [RecordType]), sourceId: z.string() })),
      }),
    }),
    failures: ['not_found', 'no_access'],
  }),
  save: call({
    service: 'user',
    method: 'POST',
    path: '/healthProfile/v1.0/import/:id',
    access: circle('records'),
    summary:
      'Add records, allergies and conditions that were read from a file, all or none, for whoever decides for the person; what is there from the same source stays as it is',
    body: z.object({
      /** Of the page that sends it: the same one sent twice is there once. */
      key: z.string('errors.invalid_input').check(z.regex(/^[\da-f]{32}$/, 'errors.invalid_input')),
      /** Who made the file; empty where it does not say. */
      sourceName: z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_SOURCE_NAME, 'errors.tooLong')),
      records: z.array(ImportedRecord).check(z.maxLength(MOST_IMPORTED, 'errors.invalid_input')),
      entries: Entries,
    }),
    reply: z.object({ data: Imported }),
    failures: [...failures],
  }),
  undo: call({
    service: 'user',
    method: 'POST',
    path: '/healthProfile/v1.0/import/:id/undo',
    access: circle('records'),
    summary:
      'Take away what was brought in together, all or none; refused when a record of it was changed since. The records can be had back for a day',
    body: Imported,
    reply: z.object({ message: z.string() }),
    failures: [...failures],
  }),
} as const;
