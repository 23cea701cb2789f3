import * as z from 'zod/mini';
import { workspaces } from '#shared/rendering.ts';

const AccountData = z.object({
  _id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.nullable(z.string()),
  token: z.string(),
});
/** Until when an access token lives, and how long from this answer on: a device measures that, because its clock may be wrong. */
export const lifetime = { expiresAt: z.string(), expiresInSeconds: z.int() };

/** The log-in answer of the specification, with what the browser must know of the session. */
export const LoggedInAccount = z.object({
  token: z.string(),
  data: AccountData,
  ...lifetime,
  workspace: z.enum(workspaces),
});
export type LoggedInAccount = z.output<typeof LoggedInAccount>;
