import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Failure, type FailureCode } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import { hashOf } from '#server/hash-of.ts';
import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '../credentials.ts';
import {
  type CodeAddress,
  countTry,
  insertTicket,
  isSpent,
  isTicketAlive,
  type Purpose,
  replaceCode,
  spendCode,
  spendTicket,
} from './code-store.ts';

/** A right code is worth a ticket for so long: time to choose a password in peace. */
const TICKET_SECONDS = 900;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
/** The id of the row is the key, so that equal codes do not look equal. */
const hashOfCode = (id: string, code: string) => createHmac('sha256', id).update(code).digest('base64url');

/** Makes the only code of an address that counts from now on for whoever asks; answers its six digits, which are stored nowhere. */
export async function issueCode(db: Db, address: CodeAddress, now: Date): Promise<string> {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await replaceCode(db, { ...address, id, codeHash: hashOfCode(id, code), now, expiresAt: later(now, CODE_SECONDS) });
  return code;
}

/**
 * Trades a right code for a ticket, which `userId` may then use. Every try counts, right or wrong, before it is judged.
 * Throws `wrong_code`; `code_spent` after the fifth try; `code_expired` when there is none, or it is too old or used.
 */
export async function redeemCode(
  db: Db,
  { address, code, userId, now }: { address: CodeAddress; code: string; userId: string | undefined; now: Date },
) {
  const counted = await countTry(db, address, now);
  if (!counted) throw refusal((await isSpent(db, address, now)) ? 'code_spent' : 'code_expired');
  if (!isSame(counted.code_hash, hashOfCode(counted.id, code))) throw refusal('wrong_code');
  return db.transaction().execute(async (db) => {
    if (!(await spendCode(db, counted.id, now))) throw refusal('code_expired');
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = later(now, TICKET_SECONDS);
    await insertTicket(db, { ...address, hash: hashOf(ticket), userId, expiresAt });
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const refusal = (code: FailureCode) =>
  new Failure(code, {
    issues: [{ field: 'otp', key: `errors.${code}` }],
    ...(code === 'code_spent' && { retryAfterSeconds: RESEND_AFTER_SECONDS }),
  });

/** Uses a ticket up. Throws `ticket_expired`. */
export async function useTicket(db: Db, { ticket, purpose, now }: { ticket: string; purpose: Purpose; now: Date }) {
  const found = await spendTicket(db, { hash: hashOf(ticket), purpose, now });
  if (!found) throw new Failure('ticket_expired');
  return found;
}

export const isAliveTicket = (db: Db, ticket: string, now: Date) => isTicketAlive(db, hashOf(ticket), now);
