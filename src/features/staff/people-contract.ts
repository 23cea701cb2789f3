import * as z from 'zod/mini';
import { Email } from '#features/account/credentials.ts';
import { call, staff } from '#shared/call.ts';

/** Who gave the role or took it: a colleague, by the name they have now (empty for an account that is gone), or the setting of the server. */
const By = z.object({ isSetting: z.boolean(), name: z.string() });

/** Somebody of our staff. `given`: null for who was staff before it was written down. */
const StaffPerson = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  given: z.nullable(z.object({ at: z.string(), by: By })),
  /** The setting names this address, too. */
  isNamed: z.boolean(),
  isMe: z.boolean(),
  /** Their account takes a break or is about to end: they answer for nothing meanwhile. */
  isAway: z.boolean(),
});
export type StaffPerson = z.output<typeof StaffPerson>;

const StaffChange = z.object({
  _id: z.string(),
  change: z.enum(['given', 'taken']),
  /** Empty for an account that is gone. */
  name: z.string(),
  by: By,
  at: z.string(),
});
export type StaffChange = z.output<typeof StaffChange>;

export const StaffForm = z.object({ email: Email });

const done = z.object({ data: z.object({ _id: z.uuid() }) });

/** Who our staff are. */
export const staffPeople = {
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/people',
    access: staff,
    summary: 'Who is staff, since when and by whom, and what changed last',
    reply: z.object({ data: z.object({ people: z.array(StaffPerson), changes: z.array(StaffChange) }) }),
  }),
  give: call({
    service: 'partner',
    method: 'POST',
    path: '/staff/v1.0/people',
    access: staff,
    summary: 'Make staff of the account that has proved this address; one answer for every address where there is none',
    body: StaffForm,
    status: 201,
    reply: done,
    failures: ['not_found', 'confirm_needed', 'too_many_requests'],
  }),
  take: call({
    service: 'partner',
    method: 'PUT',
    path: '/staff/v1.0/people/taken/:userId',
    access: staff,
    summary: 'Take the role of staff away, from the next request on; the last one cannot be taken',
    reply: done,
    failures: ['not_found', 'confirm_needed', 'last_staff'],
  }),
} as const;
