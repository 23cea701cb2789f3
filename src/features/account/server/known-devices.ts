import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { DAY_MS } from '#shared/durations.ts';
import {
  accountKnownAt,
  deleteDevices,
  endTrust,
  insertDevice,
  isTrusted,
  sawAgain,
  setTrust,
} from './device-store.ts';

/** A browser is known for so long after its last log-in. */
const KNOWN_DAYS = 365;
const KNOWN_SECONDS = (KNOWN_DAYS * DAY_MS) / 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * DAY_MS);

type Asking = Pick<Context, 'db' | 'deviceCookie' | 'now'>;

/** The key under which this browser's wrong passwords for an account are counted; undefined when the account has never logged in here. */
export async function knownDeviceOf({ db, deviceCookie, now }: Asking, email: string): Promise<string | undefined> {
  if (deviceCookie.value === undefined) return undefined;
  const hash = hashOf(deviceCookie.value);
  const known = await accountKnownAt(db, { hash, email, since: knownSince(now) });
  return known && `device ${hash} ${known.user_id}`;
}

/**
 * Makes this browser a known one of an account that has just logged in. Under a secret of its own: a copy of the cookie that
 * somebody took before is worth nothing to them. Accounts that were known here stay so. Until `trustedUntil` the account is not
 * asked for its second step here.
 */
export async function rememberDevice(
  { db, deviceCookie, now }: Asking,
  userId: string,
  trustedUntil?: Date,
): Promise<void> {
  const earlier = deviceCookie.value;
  const earlierHash = earlier === undefined ? undefined : hashOf(earlier);
  const isKnown =
    earlierHash !== undefined && (await sawAgain(db, { hash: earlierHash, userId, since: knownSince(now), now }));
  const token = isKnown && earlier !== undefined ? earlier : randomBytes(32).toString('base64url');
  if (!isKnown) await insertDevice(db, { hash: hashOf(token), earlierHash, userId, now });
  if (trustedUntil) await setTrust(db, { hash: hashOf(token), userId, trustedUntil });
  deviceCookie.set(token, KNOWN_SECONDS);
}

/** Whether an account has asked not to be asked again on this device. */
export async function isTrustedDevice({ db, deviceCookie, now }: Asking, userId: string): Promise<boolean> {
  const { value } = deviceCookie;
  return value !== undefined && isTrusted(db, { hash: hashOf(value), userId, now });
}

/** Every device but this one is asked for the second step again. */
export const endTrustElsewhere = ({ db, deviceCookie }: Asking, userId: string): Promise<void> =>
  endTrust(db, userId, deviceCookie.value === undefined ? undefined : hashOf(deviceCookie.value));

export const sweepDevices = (db: Db, now: Date): Promise<void> => deleteDevices(db, knownSince(now));
