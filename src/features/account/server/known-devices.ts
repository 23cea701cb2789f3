import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { hashOf } from '#server/hash-of.ts';
import type { Context } from '#server/http/handlers.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { browserName } from './browser-name.ts';
import {
  accountKnownAt,
  beforeNewcomer,
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
/** Two browsers without a cookie that look alike and come within so long are one that sent its log-in twice. */
const TWICE_MS = MINUTE_MS;

const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * DAY_MS);

type DeviceContext = Pick<Context, 'db' | 'deviceCookie' | 'now'>;

/** The key under which this browser's wrong passwords for an account are counted; undefined when the account has never logged in here. */
export async function knownDeviceOf(
  { db, deviceCookie, now }: DeviceContext,
  email: string,
): Promise<string | undefined> {
  if (deviceCookie.value === undefined) return undefined;
  const hash = hashOf(deviceCookie.value);
  const known = await accountKnownAt(db, { hash, email, since: knownSince(now) });
  return known && `device ${hash} ${known.user_id}`;
}

type DeviceOptions = {
  trustedUntil?: Date | undefined;
  /** Called in the transaction that makes the browser known, when the account has others already. */
  onNew?: (db: Db, facts: { isNetworkKnown: boolean }) => Promise<void>;
};

/**
 * Makes this browser a known one of an account that has just logged in. Under a secret of its own: a copy of the cookie that
 * somebody took before is worth nothing to them. Accounts that were known here stay so. Until `trustedUntil` the account is not
 * asked for its second step here. A log-in that is sent twice is one new device.
 */
export async function rememberDevice(
  { db, deviceCookie, now, client, userAgent }: DeviceContext & Pick<Context, 'client' | 'userAgent'>,
  userId: string,
  { trustedUntil, onNew }: DeviceOptions = {},
): Promise<void> {
  const earlier = deviceCookie.value;
  const earlierHash = earlier === undefined ? undefined : hashOf(earlier);
  const looks = { ...browserName(userAgent), network: client };
  const since = knownSince(now);
  const isKnown = earlierHash !== undefined && (await sawAgain(db, { hash: earlierHash, userId, looks, since, now }));
  const token = isKnown && earlier !== undefined ? earlier : randomBytes(32).toString('base64url');
  if (!isKnown)
    await db.transaction().execute(async (db) => {
      const justSince = new Date(now.getTime() - TWICE_MS);
      const { isNews, isNetworkKnown } = await beforeNewcomer(db, { userId, looks, since, justSince });
      await insertDevice(db, { hash: hashOf(token), earlierHash, userId, looks, now });
      if (isNews) await onNew?.(db, { isNetworkKnown });
    });
  if (trustedUntil) await setTrust(db, { hash: hashOf(token), userId, trustedUntil });
  deviceCookie.set(token, KNOWN_SECONDS);
}

/** Whether an account has asked not to be asked again on this device. */
export async function isTrustedDevice({ db, deviceCookie, now }: DeviceContext, userId: string): Promise<boolean> {
  const { value } = deviceCookie;
  return value !== undefined && isTrusted(db, { hash: hashOf(value), userId, now });
}

/** Every device but this one is asked for the second step again. */
export const endTrustElsewhere = ({ db, deviceCookie }: DeviceContext, userId: string): Promise<void> =>
  endTrust(db, userId, deviceCookie.value === undefined ? undefined : hashOf(deviceCookie.value));

export const sweepDevices = (db: Db, now: Date): Promise<void> => deleteDevices(db, knownSince(now));
