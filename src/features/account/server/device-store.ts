import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

type Device = { hash: string; userId: string };

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
export async function sawAgain(db: Db, { hash, userId, since, now }: Device & { since: Date; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set({ seen_at: now })
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes an account known under a hash, and with it the others that were known under the earlier one. */
export async function insertDevice(
  db: Db,
  { hash, earlierHash, userId, now }: Device & { earlierHash: string | undefined; now: Date },
) {
  await sql`
    insert into known_devices (hash, user_id, seen_at)
    select ${hash}, ${userId}::uuid, ${now}::timestamptz
    union
    select ${hash}, others.user_id, others.seen_at from known_devices as others
    where others.hash = ${earlierHash ?? ''} and others.user_id <> ${userId}::uuid
    on conflict do nothing`.execute(db);
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
