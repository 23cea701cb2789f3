import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/secrets.ts';
import { isUuid } from '#shared/uuid.ts';

type KeySecrets = Pick<Secrets, 'digest'>;

/** The key of one invitation, which only this server can make: the same in each mail about it, and stored nowhere. */
export const keyTo = (invitationId: string, secrets: KeySecrets): string =>
  `${invitationId}.${secrets.digest(invitationId, 'circle-invitation')}`;

/** The invitation that a key opens; undefined for one that this server has not made. */
export function invitationBy(key: string, secrets: KeySecrets): string | undefined {
  const [id = ''] = key.split('.');
  if (!isUuid(id)) return undefined;
  const [given, made] = [Buffer.from(key), Buffer.from(keyTo(id, secrets))];
  return given.length === made.length && timingSafeEqual(given, made) ? id : undefined;
}
