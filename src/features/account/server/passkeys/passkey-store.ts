import type { Db } from '#server/db/db.ts';

/** Keeps what an authenticator is asked to sign, for an account that adds a passkey or for whoever logs in. */
export async function insertChallenge(
  db: Db,
  { challenge, userId, expiresAt }: { challenge: string; userId: string | null; expiresAt: Date },
) {
  await db.insertInto('passkey_challenges').values({ challenge, user_id: userId, expires_at: expiresAt }).execute();
}

/** Uses a challenge up; false when it is unknown, somebody else's, too old or used. */
export async function spendChallenge(
  db: Db,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const passkeyByCredential = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Notes a use. False when the counter has not gone on since another use: a copy of the key, or the same answer twice. */
export async function countPasskey(db: Db, { id, counter, now }: { id: string; counter: number; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const passkeysOf = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

type NewPasskey = {
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  now: Date;
};

/** False when this authenticator is known already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { userId, credentialId, publicKey, counter, transports, name, now } = passkey;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type OwnPasskey = { id: string; userId: string };

export async function renamePasskey(db: Db, { id, userId, name }: OwnPasskey & { name: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The name of the one that was removed. */
export async function deletePasskey(db: Db, { id, userId }: OwnPasskey): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}
