import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { RecordWriter } from './record.ts';
import { type RecordType, recordTypeNames } from './record-types.ts';

/** So many former versions of one record are kept: what was entered first, and the last ones. */
export const MOST_VERSIONS = 50;

const HangingFile = z.object({ _id: z.uuid(), name: z.string() });
export type HangingFile = z.output<typeof HangingFile>;

const RecordVersion = z.object({
  version: z.int(),
  facts: z.record(z.string(), z.string()),
  /** Those that hung on it then: what was taken off since is no longer there. */
  files: z.array(HangingFile),
  written: RecordWriter,
  /** What says something else than the version before, in the order of the fields; null where that one is not kept, or there is none. */
  changes: z.nullable(z.object({ fields: z.array(z.string()), areFilesOthers: z.boolean() })),
});
export type RecordVersion = z.output<typeof RecordVersion>;

/** What health records said before they were changed. */
export const recordVersions = {
  list: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.0/versions/:id',
    access: circle('records'),
    summary: 'What a health record says and what it said before, the newest first, for whoever sees it',
    reply: z.object({
      data: z.object({ type: z.enum(recordTypeNames as [RecordType]), versions: z.array(RecordVersion) }),
    }),
    failures: ['not_found'],
  }),
} as const;
