import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { BrowserName } from './browser-name.ts';

type Device = { hash: string; userId: string };
/** What of a browser its owner may recognise it by, and the network that it asked from. */
type Looks = BrowserName & { network: string };

/** The account of this address, if it has logged in under this hash since then. */
export const accountKnownAt = (db: Db, { hash, email, since }: { hash: string; email: string; since: Date }) =>
  db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('known_devices.hash', '=', hash)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('known_devices.seen_at', '>', since)
    .executeTakeFirst();

/** Notes another log-in; false when the account was not known there since then. */
export async function sawAgain(
  db: Db,
  { hash, userId, looks, since, now }: Device & { looks: Looks; since: Date; now: Date },
) {
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set({ seen_at: now, ...looks })
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes an account known under a hash, and with it the others that were known under the earlier one. */
export async function insertDevice(
  db: Db,
  { hash, earlierHash, userId, looks, now }: Device & { earlierHash: string | undefined; looks: Looks; now: Date },
) {
  await sql`
    insert into known_devices (hash, user_id, seen_at, browser, system, network, came_at)
    select ${hash}, ${userId}::uuid, ${now}::timestamptz, ${looks.browser}, ${looks.system}, ${looks.network}, ${now}::timestamptz
    union
    select ${hash}, others.user_id, others.seen_at, others.browser, others.system, others.network, others.came_at
    from known_devices as others
    where others.hash = ${earlierHash ?? ''} and others.user_id <> ${userId}::uuid
    on conflict do nothing`.execute(db);
}

type Newcomer = { userId: string; looks: Looks; since: Date; justSince: Date };

/**
 * What the devices that an account knows since then say of one that comes: whether there are any, whether one has asked from its
 * network, and whether one that looks the same has just come, as when a log-in is sent twice. Whoever else logs this account in waits
 * until the transaction ends.
 */
export async function beforeNewcomer(db: Db, { userId, looks, since, justSince }: Newcomer) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ has_others: boolean; is_network_known: boolean; is_twin: boolean }>`
    select count(*) > 0 as has_others,
      coalesce(bool_or(network = ${looks.network}), false) as is_network_known,
      coalesce(bool_or(network = ${looks.network} and browser = ${looks.browser} and system = ${looks.system}
        and came_at > ${justSince}::timestamptz), false) as is_twin
    from known_devices where user_id = ${userId}::uuid and seen_at > ${since}::timestamptz`.execute(db);
  const { has_others = false, is_network_known = false, is_twin = false } = rows[0] ?? {};
  return { isNews: has_others && !is_twin, isNetworkKnown: is_network_known };
}

export async function setTrust(
  db: Db,
  { hash, userId, trustedUntil }: { hash: string; userId: string; trustedUntil: Date },
): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: trustedUntil })
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .execute();
}

export async function isTrusted(db: Db, { hash, userId, now }: Device & { now: Date }): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('hash')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .where('trusted_until', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends the trust in every device of an account, except the one named. */
export async function endTrust(db: Db, userId: string, except: string | undefined): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('hash', '!=', except ?? '')
    .execute();
}

/** Ends what any browser is to an account: whoever knew its former password may have logged in there. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function deleteDevices(db: Db, seenUntil: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<=', seenUntil).execute();
}
