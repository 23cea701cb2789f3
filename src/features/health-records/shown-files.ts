import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { call, circle } from '#shared/call.ts';
import { recordTypeNames } from './record-types.ts';

/** So many files are offered: those that are shown, and the newest of the others. */
export const MOST_OFFERED = 60;

/** A file of the records, with the record on which it hangs. */
export const RecordFile = z.extend(SentFile, { of: z.enum(recordTypeNames), day: z.string() });
export type RecordFile = z.output<typeof RecordFile>;

const OfferedFile = z.extend(RecordFile, { isShown: z.boolean() });
export type OfferedFile = z.output<typeof OfferedFile>;

export const OfferedFiles = z.object({
  data: z.array(OfferedFile),
  /** Until the visit can be entered no longer. */
  canChange: z.boolean(),
});
export type OfferedFiles = z.output<typeof OfferedFiles>;

export const ShowFileForm = z.object({
  fileId: z.uuid('errors.invalid_input'),
  shows: z.boolean('errors.invalid_input'),
});
export type ShowFileForm = z.output<typeof ShowFileForm>;

/** Files of one’s records, shown to the provider of a booking. */
export const shownFiles = {
  offered: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.0/shown/:id',
    access: circle('records'),
    summary:
      'The files of the health records that may be shown to the provider of a booking, for whoever may book for its person and see their records',
    reply: OfferedFiles,
    failures: ['not_found'],
  }),
  show: call({
    service: 'user',
    method: 'PUT',
    path: '/healthProfile/v1.0/shown/:id',
    access: circle('records'),
    summary:
      'Show the provider of a booking a file of the health records of its person, or take it back, until it can be entered no longer. A repetition changes nothing',
    body: ShowFileForm,
    reply: OfferedFiles,
    failures: ['not_found', 'notes_closed', 'too_many_requests'],
  }),
} as const;
