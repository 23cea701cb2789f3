import * as z from 'zod/mini';
import { call, self, staff } from '#shared/call.ts';
import { PageNumber } from '#shared/paging.ts';
import { longest } from '#shared/text-rules.ts';
import { questionKinds, staffQuestionKinds, TrailEntry } from './trail.ts';

export const questionChanges = ['withdraw', 'tell', 'wrong'] as const;

/** In characters. */
export const LONGEST_ANSWER = 1000;

/** A question as staff read it: who asks, and the line that it is about. */
export const AskedLine = z.object({
  _id: z.uuid(),
  kind: z.enum(staffQuestionKinds),
  askedAt: z.string(),
  askedBy: z.string(),
  entry: TrailEntry,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type AskedLine = z.output<typeof AskedLine>;

export const AnswerForm = z.object({
  answer: z
    .string('errors.trailAnswerBlank')
    .check(z.trim(), z.minLength(1, 'errors.trailAnswerBlank'), longest(LONGEST_ANSWER, 'errors.tooLong')),
});

const changed = z.object({ data: z.object({ _id: z.uuid() }) });

export const trailQuestions = {
  ask: call({
    service: 'user',
    method: 'POST',
    path: '/familyMembers/v1.0/trailQuestion',
    access: self(),
    summary:
      'Ask about a line of one’s trail: the relative who left it, who is told; or staff, who look into it while nobody else is told',
    body: z.object({
      entryId: z.string('errors.invalid_input').check(z.maxLength(40, 'errors.invalid_input')),
      kind: z.enum(questionKinds, 'errors.invalid_input'),
    }),
    reply: changed,
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
  change: call({
    service: 'user',
    method: 'PUT',
    path: '/familyMembers/v1.0/trailQuestion/:id',
    access: self(),
    summary:
      'Take a question to staff back that nobody has answered, tell the relative who looked that one asks, or let staff look into what the relative was asked',
    body: z.object({ change: z.enum(questionChanges, 'errors.invalid_input') }),
    reply: changed,
    failures: ['not_found', 'conflict'],
  }),
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/trailQuestions',
    access: staff,
    summary:
      'What people ask about lines of their trails, the oldest that waits first; or what was answered, the newest first',
    query: z.object({
      page: PageNumber,
      state: z._default(z.enum(['waiting', 'answered'], 'errors.invalid_input'), 'waiting'),
    }),
    reply: z.object({
      data: z.array(AskedLine),
      hasMore: z.boolean(),
      /** How many trails do not follow from themselves, and nobody has explained why. */
      brokenTrails: z.int(),
    }),
  }),
  answer: call({
    service: 'partner',
    method: 'PUT',
    path: '/staff/v1.0/trailQuestions/:id',
    access: staff,
    summary: 'Answer one, once; whoever asked reads it with the line',
    body: AnswerForm,
    reply: changed,
    failures: ['not_found', 'already_answered'],
  }),
} as const;
