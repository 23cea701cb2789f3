import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { Showables, ShowForm, Summary } from './summary.ts';

/** What was written of visits, for the patient and those of the circle who see the health records. */
export const visitSummaries = {
  ofVisit: call({
    service: 'telehealth',
    method: 'GET',
    path: '/summaries/v1.0/visit/:id',
    access: circle('records'),
    summary: 'The signed summary of a visit; reading is in the trail. One that is still being written is not there',
    reply: z.object({ data: Summary }),
    failures: ['not_found'],
  }),
  ofPerson: call({
    service: 'telehealth',
    method: 'GET',
    path: '/summaries/v1.0/person/:id',
    access: circle('records'),
    summary:
      'The last signed summaries of the visits of a person, the last visit first, as they stand among the health records; reading is in the trail',
    reply: z.object({ data: z.array(Summary) }),
    failures: ['not_found'],
  }),
  paper: call({
    service: 'telehealth',
    method: 'GET',
    path: '/summaries/v1.0/paper/:id',
    access: circle('records'),
    summary: 'The same on paper, as a PDF; wants a recent proof that it is the owner',
    reply: fileReply,
    failures: ['confirm_needed', 'not_found'],
  }),
  showable: call({
    service: 'telehealth',
    method: 'GET',
    path: '/summaries/v1.0/showable/:id',
    access: circle('records'),
    summary:
      'The signed summaries by other doctors that may be shown to the provider of a booking, for whoever may book for its person and see their records',
    reply: Showables,
    failures: ['not_found'],
  }),
  show: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/summaries/v1.0/showable/:id',
    access: circle('records'),
    summary:
      'Show the provider of a booking what another doctor wrote of its person, or take it back, until it can be entered no longer. A repetition changes nothing',
    body: ShowForm,
    reply: Showables,
    failures: ['not_found', 'notes_closed', 'too_many_requests'],
  }),
} as const;
