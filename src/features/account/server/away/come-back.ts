import { randomBytes } from 'node:crypto';
import { post } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { audit } from '#server/audit.ts';
import { hashOf } from '#server/hash-of.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { LoggedInAccount } from '../../logged-in.ts';
import { STEP_SECONDS } from '../../second-step.ts';
import { accountMessage } from '../account-messages.ts';
import { insertStep, returningBy, spendReturn } from '../second-step/step-store.ts';
import { openingOf, openSession } from '../sessions.ts';
import { type Account, accountById } from '../store.ts';
import { welcome } from '../welcome.ts';
import { awayOf, endAway, leaverOf, lockAccount } from './away-store.ts';

/** After a whole proof of who it is. Throws `come_back_due`, with the step to name, when the account is away. */
export async function askToComeBack(account: Account, { db, now }: Context): Promise<void> {
  const away = await awayOf(db, account.id);
  if (!away) return;
  const step = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + STEP_SECONDS * 1000);
  await insertStep(db, { hash: hashOf(step), userId: account.id, expiresAt, purpose: 'return' });
  const until = dayIn(await zoneOf(db, account.id), away.closesAt);
  throw new Failure('come_back_due', { values: { step, until, closing: away.closing } });
}

/** Ends the absence of an account and logs in. Throws `step_expired` when the log-in was too long ago, or the account is gone. */
export async function comeBack(step: string, context: Context): Promise<LoggedInAccount> {
  const { limits, client, keepings, now } = context;
  await limits.take('codeTryClient', client);
  const account = await context.db.transaction().execute(async (db) => {
    const hash = hashOf(step);
    const userId = await returningBy(db, hash);
    const away = userId && (await lockAccount(db, userId));
    if (!away || !(await spendReturn(db, hash, now))) throw new Failure('step_expired');
    if (away.closing) {
      await endAway(db, away.id, now);
      const leaver = await leaverOf(db, away.id);
      for (const { comeBack: returned } of keepings) await returned?.({ ...context, db }, leaver);
      for (const personId of leaver.people)
        await audit(db, { at: now, actorId: away.id, personId, action: 'write', subject: 'account:comeBack' });
      const to = {
        channel: 'email' as const,
        target: away.email,
        language: languageNamed(away.language),
        userId: away.id,
      };
      await post(db, [accountMessage('cameBack', to, { hello: away.first_name })], now);
    }
    return accountById(db, away.id);
  });
  if (!account) throw new Failure('step_expired');
  return welcome(account, await openSession(context.db, account.id, await openingOf(context)), context);
}
