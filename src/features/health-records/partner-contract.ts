import * as z from 'zod/mini';
import { call, provider } from '#shared/call.ts';
import { RecordFile } from './shown-files.ts';

/** What providers read of health records: what is shown to them. */
export const partnerRecords = {
  shown: call({
    service: 'partner',
    method: 'GET',
    path: '/records/v1.0/shown/:id',
    access: provider('summaries'),
    summary:
      'The files of health records that a family shows with a booking, for its provider, from its acceptance until 72 hours after its end; each look is in the trail',
    reply: z.object({ data: z.array(RecordFile) }),
    failures: ['not_found'],
  }),
} as const;
