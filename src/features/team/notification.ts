import * as z from 'zod/mini';
import { placeRoles } from '#shared/place-roles.ts';

/** The kind of notifications about teams; its subject is an invitation or a place. */
export const TEAM_NOTICE = 'team';

/**
 * To the invited: `invited`. To owners: `joined`, `declined`, `left`, `ownerAgreed`, `ownerDeclined`. To a member: `role`, `removed`,
 * `ownerAsked`, `ownerWithdrawn`. To all of a team that ends: `closed`, and to whoever ended it `gaveUp`.
 */
export const teamNotices = [
  'invited',
  'joined',
  'declined',
  'left',
  'role',
  'removed',
  'ownerAsked',
  'ownerWithdrawn',
  'ownerAgreed',
  'ownerDeclined',
  'closed',
  'gaveUp',
] as const;
export type TeamNotice = (typeof teamNotices)[number];

/** `name`: of whom it speaks, to the others. */
export const TeamNoticeFacts = z.object({
  what: z.enum(teamNotices),
  place: z.string(),
  role: z.enum(placeRoles),
  name: z.nullable(z.string()),
});
export type TeamNoticeFacts = z.output<typeof TeamNoticeFacts>;
