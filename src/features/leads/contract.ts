import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { WaitingListForm } from './lead.ts';

export const leads = {
  joinWaitingList: call({
    service: 'common',
    method: 'POST',
    path: '/leads/v1.0/waitingList',
    access: publicly,
    counted: 'waiting.joined',
    summary: 'Be told by mail when a service opens; the same answer for an address that waits already',
    body: WaitingListForm,
    status: 201,
    reply: z.object({ message: z.string() }),
    failures: ['too_many_requests'],
  }),
} as const;
