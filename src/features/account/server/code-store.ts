import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { CODE_TRIES } from '../credentials.ts';

export type Purpose = 'signup' | 'reset' | 'change' | 'claim';
export type Channel = 'email' | 'phone';
/** Where a code goes, and what it opens. */
export type Address = { purpose: Purpose; channel: Channel; target: string };
/** A code is of whoever asked for it: who asks for the same address elsewhere gets another one, with tries of its own. */
export type CodeAddress = Address & { client: string };

/** A new code takes the place of the one before it, tries and all. */
export async function replaceCode(
  db: Db,
  {
    id,
    purpose,
    channel,
    target,
    client,
    codeHash,
    now,
    expiresAt,
  }: CodeAddress & { id: string; codeHash: string; now: Date; expiresAt: Date },
) {
  const fresh = {
    id,
    code_hash: codeHash,
    tries: 0,
    other_tries: 0,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await db
    .insertInto('codes')
    .values({ purpose, channel, target, client, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'channel', 'target', 'client']).doUpdateSet(fresh))
    .execute();
}

/** The code that is tried: one's own, or else the newest that somebody asked for elsewhere, as on a phone that has left the house. */
const tried = ({ purpose, channel, target, client }: CodeAddress, now: Date) => sql<string>`(
  select codes.id from codes
  where codes.purpose = ${purpose} and codes.channel = ${channel} and codes.target = ${target}
    and codes.used_at is null and codes.expires_at > ${now}
  order by codes.client = ${client} desc, codes.created_at desc limit 1)`;

/** Tries from elsewhere are counted apart, so that they take none from whoever asked. */
const triesBy = (client: string) =>
  sql<number>`case when codes.client = ${client} then codes.tries else codes.other_tries end`;

/** Counts a try and returns the hash to compare with, in one statement: of sixty at once, five get one. */
export function countTry(db: Db, address: CodeAddress, now: Date) {
  const { client } = address;
  return db
    .updateTable('codes')
    .set({
      tries: sql`codes.tries + (codes.client = ${client})::int`,
      other_tries: sql`codes.other_tries + (codes.client <> ${client})::int`,
    })
    .where('codes.id', '=', tried(address, now))
    .where(triesBy(client), '<', CODE_TRIES)
    .returning(['codes.id', 'codes.code_hash'])
    .executeTakeFirst();
}

/** Whether the code of an address is valid but has no tries left. */
export async function isSpent(db: Db, address: CodeAddress, now: Date) {
  const found = await db
    .selectFrom('codes')
    .select('codes.id')
    .where('codes.id', '=', tried(address, now))
    .where(triesBy(address.client), '>=', CODE_TRIES)
    .executeTakeFirst();
  return found !== undefined;
}

/** True for the first of several concurrent uses. */
export async function spendCode(db: Db, id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertTicket(
  db: Db,
  {
    hash,
    purpose,
    channel,
    target,
    userId,
    expiresAt,
  }: Address & { hash: string; userId: string | undefined; expiresAt: Date },
) {
  await db
    .insertInto('tickets')
    .values({ hash, purpose, channel, target, user_id: userId ?? null, expires_at: expiresAt })
    .execute();
}

/** Uses a ticket up; undefined when it is unknown, too old or used. */
export function spendTicket(db: Db, { hash, purpose, now }: { hash: string; purpose: Purpose; now: Date }) {
  return db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['channel', 'target', 'user_id'])
    .executeTakeFirst();
}

export async function isTicketAlive(db: Db, hash: string, now: Date) {
  const found = await db
    .selectFrom('tickets')
    .select('hash')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** What was asked for by text when the number proved another account opens none any more. */
export async function voidResetCodes(db: Db, phone: string, now: Date) {
  await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('target', '=', phone)
    .where('channel', '=', 'phone')
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
}

/** Every unused way to a new password that an account still has open. */
export async function voidResets(db: Db, userId: string, now: Date) {
  await db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
}
