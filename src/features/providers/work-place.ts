import * as z from 'zod/mini';
import { call, provider, self } from '#shared/call.ts';
import type { Topic } from '#shared/realtime.ts';
import { placeRoles } from '#shared/place-roles.ts';
import { joiningKinds } from './application.ts';

/** What looks different to whoever gets, changes, loses or chooses a place: their open pages ask again. */
export const workspaceTopics: readonly Topic[] = [
  'requests',
  'capacity',
  'partners',
  'threads',
  'leads',
  'notifications',
];

/** A place that I work for: as what, and who there can give me another role. */
export const WorkPlace = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** Of provider. */
  kind: z.string(),
  /** It is booked by the clock. */
  sellsSlots: z.boolean(),
  role: z.enum(placeRoles),
  owners: z.array(z.string()),
});
export type WorkPlace = z.output<typeof WorkPlace>;

/** The states of an application that is under way. */
export const openStates = ['draft', 'sent', 'asked'] as const;

/** An application that is under way: as what, and for which listing where one is claimed. */
export const OpenApplication = z.object({
  as: z.enum(joiningKinds),
  status: z.enum(openStates),
  placeId: z.nullable(z.uuid()),
});
export type OpenApplication = z.output<typeof OpenApplication>;

/** `applying`: of whoever works for nobody. */
const mine = z.object({ data: z.array(WorkPlace), applying: z.nullable(OpenApplication) });

/** Where somebody works, and for which of their places this device shows the workspace. */
export const workPlaces = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/places/v1.0/mine',
    access: self(),
    summary:
      'The places that I work for: first the one that the lists of the workspace are about, then by name; for none, the application that is under way',
    reply: mine,
  }),
  choose: call({
    service: 'partner',
    method: 'PUT',
    path: '/places/v1.0/chosen/:placeId',
    access: provider('member'),
    summary: 'From now on the lists of this log-in are about this place',
    reply: mine,
    failures: ['not_found'],
  }),
} as const;
