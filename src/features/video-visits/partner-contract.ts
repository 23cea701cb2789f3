import * as z from 'zod/mini';
import { call, provider } from '#shared/call.ts';
import { VideoVisit } from './contract.ts';

const one = z.object({ data: VideoVisit });

/** The provider's side of visits by video. */
export const partnerVideoVisits = {
  today: call({
    service: 'telehealth',
    method: 'GET',
    path: '/video/v1.0/today',
    access: provider('answers'),
    summary:
      'The visits of my providers that can be entered or come within a day, with who waits and what their devices can do',
    reply: z.object({ data: z.array(VideoVisit) }),
    failures: ['not_found'],
  }),
  admit: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/video/v1.0/admit/:id',
    access: provider('answers'),
    summary: 'Let the family in: the visit begins. Again the same while it lasts',
    reply: one,
    failures: ['not_found', 'visit_not_open'],
  }),
  end: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/video/v1.0/end/:id',
    access: provider('answers'),
    summary: 'End the visit: the room closes for everybody, and nobody enters it again',
    reply: one,
    failures: ['not_found', 'visit_not_begun'],
  }),
} as const;
