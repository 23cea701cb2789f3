import { createHash } from 'node:crypto';
import { Failure } from '#shared/failure.ts';
import type { Db } from './db/db.ts';
import { joinTransaction } from './db/in-transaction.ts';

type Claim = {
  userId: string;
  route: string;
  key: string | undefined;
  body: unknown;
  /** What the same key with another body is refused with: `key_reused`, when left out. */
  otherwise?: 'first_arrived';
  now: Date;
};

/**
 * Runs `work` in a transaction, the caller’s or one of its own; a repetition with the same key (24 h) gets the first answer, also when both come at once.
 * The same key with another body is refused with `key_reused`. The answer must be plain JSON.
 */
export function answerOnce<Answer>(db: Db, claim: Claim, work: (db: Db) => Promise<Answer>): Promise<Answer> {
  return claimed<Answer>(db, claim, undefined, async (db) => {
    const answer = await work(db);
    if (claim.key) await keepAnswer(db, { ...claim, key: claim.key, answer });
    return answer;
  });
}

/**
 * The same for what adds something: whoever had no answer and sends other words by the same key is told `first_arrived`, because what
 * they sent first is there.
 */
export const addOnce = <Answer>(db: Db, claim: Claim, work: (db: Db) => Promise<Answer>): Promise<Answer> =>
  answerOnce(db, { ...claim, otherwise: 'first_arrived' }, work);

/** The same for work whose answer is known before it begins, such as an id made by us: one statement less. */
export function answerKnownOnce<Answer extends object>(
  db: Db,
  { answer, ...claim }: Claim & { answer: Answer },
  work: (db: Db) => Promise<unknown>,
): Promise<Answer> {
  return claimed<Answer>(db, claim, answer, async (db) => {
    await work(db);
    return answer;
  });
}

/** The work, or the answer of whoever claimed the key before. */
function claimed<Answer>(
  db: Db,
  { userId, route, key, body, otherwise, now }: Claim,
  answer: Answer | undefined,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  return joinTransaction(db, async (db) => {
    if (!key) return work(db);
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    // A rival with the same key waits here until the first has committed or given up.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotent_answers')
      .values({
        user_id: userId,
        route,
        key,
        body_hash: hash,
        answer: answer === undefined ? null : JSON.stringify(answer),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 0n
      ? earlierAnswer<Answer>(db, { userId, route, key, hash, otherwise })
      : work(db);
  });
}

type KeptAnswer = { userId: string; route: string; key: string; answer: unknown };

async function keepAnswer(db: Db, { userId, route, key, answer }: KeptAnswer) {
  await db
    .updateTable('idempotent_answers')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

type EarlierQuery = Pick<Claim, 'userId' | 'route' | 'otherwise'> & { key: string; hash: string };

async function earlierAnswer<Answer>(db: Db, { userId, route, key, hash, otherwise }: EarlierQuery) {
  const found = await db
    .selectFrom('idempotent_answers')
    .select(['body_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (found?.body_hash !== hash) throw new Failure(otherwise ?? 'key_reused');
  return found.answer as Answer; // written by this function from the same call's answer
}

/** Removes what nobody will repeat any more. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('created_at', '<', before).execute();
}
