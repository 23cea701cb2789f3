import { randomInt } from 'node:crypto';
import { accountMessage } from '#features/account/server/account-messages.ts';
import { endTrustElsewhere } from '#features/account/server/known-devices.ts';
import { noteStep } from '#features/account/server/note-step.ts';
import { newSecret, setupAddress, timeStepOf } from '#features/account/server/second-step/authenticator.ts';
import {
  beginFactor as keepSecret,
  confirmFactor as markConfirmed,
  deleteFactor,
  factorOf,
  replaceRecoveryCodes,
} from '#features/account/server/second-step/factor-store.ts';
import { hashOfRecovery, ownerOfSecret, spendSecondCode } from '#features/account/server/second-step/judge-code.ts';
import { voidSteps } from '#features/account/server/second-step/step-store.ts';
import { endSessionsOf } from '#features/account/server/sessions.ts';
import { recoveryCodeFrom, spacedCode } from '#features/account/second-step.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { post } from '#features/preferences/server/post.ts';
import { Failure } from '#shared/failure.ts';
import type { FactorSetup } from '../../contract.ts';
import { requireProof } from '../proof.ts';

const RECOVERY_CODES = 10;

type Step = 'factorOn' | 'factorOff' | 'recoveryCodesRenewed';

/** Makes a secret for an authenticator app; nothing is asked for at the log-in until it has shown a code. Throws `factor_is_on`. */
export async function beginFactor(context: Context): Promise<FactorSetup> {
  await requireProof(context);
  const { db, secrets, user, now } = context;
  const secret = newSecret();
  const sealed = secrets.seal(secret, ownerOfSecret(user.id));
  if (!(await keepSecret(db, { userId: user.id, secret: sealed, now }))) throw new Failure('factor_is_on');
  return { secret, address: setupAddress(secret, user.email) };
}

/**
 * Switches the second step on by the app's first code: every other session ends, and recovery codes are shown this once. Throws
 * `factor_is_off` before beginFactor, `factor_is_on`, and `invalid_input` at `otp`.
 */
export async function confirmFactor(code: string, context: Context): Promise<string[]> {
  await requireProof(context);
  const { db, limits, secrets, user, now } = context;
  const factor = await factorOf(db, user.id);
  if (!factor) throw new Failure('factor_is_off');
  if (factor.confirmed_at) throw new Failure('factor_is_on');
  await limits.guesses.begin(guessesAt(user.id));
  const step = timeStepOf({ secret: secrets.open(factor.secret, ownerOfSecret(user.id)), code, now });
  if (step === undefined) throw Failure.of('otp', 'errors.wrong_second_code');
  await limits.guesses.succeeded(guessesAt(user.id));
  return db.transaction().execute(async (db) => {
    if (!(await markConfirmed(db, { userId: user.id, step, now }))) throw new Failure('factor_is_on');
    const codes = await freshRecoveryCodes(db, context);
    await endTrustElsewhere({ ...context, db, deviceCookie: context.deviceCookie }, user.id);
    await endSessionsOf({ ...context, db }, user.id, user.sessionId);
    await tell(db, 'factorOn', context);
    return codes;
  });
}

/** Recovery codes in place of the others. Throws `factor_is_off`, and `invalid_input` at `code`. */
export async function renewRecoveryCodes(code: string, context: Context): Promise<string[]> {
  await requireProof(context);
  await requireCode(code, context);
  return context.db.transaction().execute(async (db) => {
    const codes = await freshRecoveryCodes(db, context);
    await tell(db, 'recoveryCodesRenewed', context);
    return codes;
  });
}

/** Switches the second step off, for whoever still has it. Throws `factor_is_off`, and `invalid_input` at `code`. */
export async function endFactor(code: string, context: Context): Promise<void> {
  await requireProof(context);
  await requireCode(code, context);
  const { db, user } = context;
  await db.transaction().execute(async (db) => {
    await deleteFactor(db, user.id);
    await voidSteps(db, user.id);
    await tell(db, 'factorOff', context);
  });
}

const guessesAt = (userId: string) => `factor ${userId}`;

async function requireCode(code: string, context: Context) {
  const { db, limits, user } = context;
  if (!(await factorOf(db, user.id))?.confirmed_at) throw new Failure('factor_is_off');
  await limits.guesses.begin(guessesAt(user.id));
  if (!(await spendSecondCode(context, user.id, code))) throw Failure.of('code', 'errors.wrong_second_code');
  await limits.guesses.succeeded(guessesAt(user.id));
}

/** Shown once; only what they hash to under the server's key is kept. */
async function freshRecoveryCodes(db: Db, context: Context) {
  const { user } = context;
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomInt));
  const hashes = codes.map((code) => hashOfRecovery(context, user.id, code));
  await replaceRecoveryCodes(db, user.id, hashes);
  return codes.map(spacedCode);
}

/** The letter and the line of the history have one name. */
async function tell(db: Db, step: Step, { user, now }: Context) {
  const to = { channel: 'email', target: user.email, language: user.language, userId: user.id } as const;
  await post(db, [accountMessage(step, to)], now);
  await noteStep(db, { userId: user.id, step, now });
}
