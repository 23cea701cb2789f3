import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { isRecoveryCode } from '../../second-step.ts';
import { noteStep } from '../note-step.ts';
import { timeStepOf } from './authenticator.ts';
import { factorOf, spendRecoveryCode, spendTimeStep } from './factor-store.ts';

type JudgeContext = Pick<Context, 'db' | 'secrets' | 'now'>;

/** Whom a secret of an app is sealed for. */
export const ownerOfSecret = (userId: string): string => `second factor ${userId}`;
/** The only form in which a recovery code is kept. */
export const hashOfRecovery = ({ secrets }: Pick<Context, 'secrets'>, userId: string, code: string): string =>
  secrets.digest(code, `recovery ${userId}`);

/** Uses up a code of the account's app, or one of its recovery codes. Answers which, or undefined when it is wrong or was used. */
export async function spendSecondCode(
  { db, secrets, now }: JudgeContext,
  userId: string,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const factor = await factorOf(db, userId);
  if (!factor?.confirmed_at) return undefined;
  if (isRecoveryCode(code)) {
    const hash = hashOfRecovery({ secrets }, userId, code);
    const isSpent = await joinTransaction(db, async (db) => {
      const isRight = await spendRecoveryCode(db, { userId, hash, now });
      if (isRight) await noteStep(db, { userId, step: 'recoveryCodeUsed', now });
      return isRight;
    });
    return isSpent ? 'recovery' : undefined;
  }
  const step = timeStepOf({ secret: secrets.open(factor.secret, ownerOfSecret(userId)), code, now });
  return step !== undefined && (await spendTimeStep(db, userId, step)) ? 'app' : undefined;
}
