import { sql } from 'kysely';
import type { Channel } from '../code-store.ts';
import type { Db } from '#server/db/db.ts';

/** Holds the account until the end of the transaction, so that its addresses change one after the other. */
export const addressesOf = (db: Db, userId: string, { isHeld = false } = {}) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'email_verified_at', 'phone_verified_at', 'language'])
    .where('id', '=', userId)
    .$if(isHeld, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();

/** A proven e-mail address. Throws the unique violation of PostgreSQL when another account has it. */
export async function setEmail(db: Db, { userId, email, now }: { userId: string; email: string; now: Date }) {
  await db
    .updateTable('users')
    .set({ email, email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** A phone that has yet to be proven; none takes the old one away. */
export async function setPhone(db: Db, { userId, phone, now }: { userId: string; phone: string | null; now: Date }) {
  await db
    .updateTable('users')
    .set({ phone, phone_verified_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/**
 * Holds a number and the accounts that may win or lose it until the end of the transaction: of several that prove it at once each sees
 * what the one before has done. Rows are held in one order, so that nobody waits for each other.
 */
export async function holdPhone(db: Db, { userId, phone }: { userId: string; phone: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 11))`.execute(db);
  await db
    .selectFrom('users')
    .select('id')
    .where((is) =>
      is.or([is('id', '=', userId), is.and([is('phone', '=', phone), is('phone_verified_at', 'is not', null)])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Every other code and ticket with which this account could still change such an address. */
export async function voidOtherChanges(
  db: Db,
  { userId, channel, now }: { userId: string; channel: Channel; now: Date },
) {
  await db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change')
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .execute();
  await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('client', '=', userId)
    .where('purpose', '=', 'change')
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .execute();
}

type Change = {
  userId: string;
  channel: Channel;
  oldAddress: string;
  newAddress: string;
  keyHash: string;
  now: Date;
  expiresAt: Date;
};

/** Remembers a former address, which can be taken back by its key. */
export async function insertChange(db: Db, change: Change) {
  await db
    .insertInto('address_changes')
    .values({
      user_id: change.userId,
      channel: change.channel,
      old_address: change.oldAddress,
      new_address: change.newAddress,
      key_hash: change.keyHash,
      changed_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute();
}

/** Whose change a key takes back, whether or not it still can. */
export const ownerOfChange = async (db: Db, keyHash: string): Promise<string | undefined> =>
  (await db.selectFrom('address_changes').select('user_id').where('key_hash', '=', keyHash).executeTakeFirst())
    ?.user_id;

/** Closes a change for whoever has its key, once, and with it all that came after it, while the account is held; undefined when it is closed or too old. */
export async function closeChange(db: Db, keyHash: string, now: Date) {
  const closed = await db
    .updateTable('address_changes')
    .set({ closed_at: now })
    .where('key_hash', '=', keyHash)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'channel', 'old_address', 'changed_at'])
    .executeTakeFirst();
  if (!closed) return undefined;
  await db
    .updateTable('address_changes')
    .set({ closed_at: now })
    .where('user_id', '=', closed.user_id)
    .where('changed_at', '>=', closed.changed_at)
    .where('closed_at', 'is', null)
    .execute();
  return { ...closed, channel: closed.channel as Channel };
}

/** Ways in that were added since then: whoever changed the address may have added them. */
export async function removeWaysInSince(db: Db, userId: string, since: Date) {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute();
  await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where(sql`coalesce(confirmed_at, created_at)`, '>=', since)
    .execute();
}

/** Somebody may have signed up with an e-mail address that was not theirs: once its owner comes, no phone, passkey or app that they left opens anything. */
export async function distrustWaysIn(db: Db, userId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ phone_verified_at: null })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await removeWaysInSince(db, userId, new Date(0));
}
