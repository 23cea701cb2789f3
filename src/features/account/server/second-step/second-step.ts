import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Context } from '#server/http/handlers.ts';
import { post } from '#features/preferences/server/post.ts';
import { hashOf } from '#server/hash-of.ts';
import type { LoggedInAccount } from '../../logged-in.ts';
import { STEP_SECONDS, STEP_TRIES, TRUSTED_DAYS } from '../../second-step.ts';
import { askToComeBack } from '../away/come-back.ts';
import { accountMessage } from '../account-messages.ts';
import { isTrustedDevice, knownDeviceOf } from '../known-devices.ts';
import { openingOf, openSession } from '../sessions.ts';
import { type Account, accountById } from '../store.ts';
import { welcome } from '../welcome.ts';
import { factorOf, recoveryCodesLeft } from './factor-store.ts';
import { spendSecondCode } from './judge-code.ts';
import { countStepTry, insertStep, spendStep } from './step-store.ts';

/** The key under which wrong second codes of an account are counted, for all devices that it has not logged in on. */
export const secondGuessesAt = (userId: string): string => `second ${userId}`;

/** After the right password. Throws `second_step_due`, with the step to name, unless the account has none or trusts this device. */
export async function askSecondStep(account: Account, context: Context): Promise<void> {
  const { db, now } = context;
  const factor = await factorOf(db, account.id);
  if (!factor?.confirmed_at || (await isTrustedDevice(context, account.id))) return;
  const step = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + STEP_SECONDS * 1000);
  await insertStep(db, { hash: hashOf(step), userId: account.id, expiresAt, purpose: 'code' });
  throw new Failure('second_step_due', { values: { step } });
}

type TypedCode = { step: string; code: string; trustsDevice: boolean };

/**
 * Ends a log-in. Every try counts before it is judged. Throws `invalid_input` at `code` for a wrong one, `step_expired` when the
 * password has to be typed again, `come_back_due` while the account is away, `too_many_requests` and `guesses_spent` to who guesses: a known device counts its own.
 */
export async function takeSecondStep(
  { step, code, trustsDevice }: TypedCode,
  context: Context,
): Promise<LoggedInAccount> {
  const { db, limits, client, now } = context;
  await limits.take('codeTryClient', client);
  const hash = hashOf(step);
  const counted = await countStepTry(db, hash, now);
  const account = counted && (await accountById(db, counted.user_id));
  if (!account) throw new Failure('step_expired');
  const device = await knownDeviceOf(context, account.email);
  const guesses = device ? `second ${device}` : secondGuessesAt(account.id);
  await limits.guesses.begin(guesses);
  const kind = await spendSecondCode(context, account.id, code);
  if (!kind) {
    if (counted.tries === STEP_TRIES) await warnOfGuesses(account, context);
    throw Failure.of('code', 'errors.wrong_second_code');
  }
  if (!(await spendStep(db, hash, now))) throw new Failure('step_expired');
  await limits.guesses.succeeded(guesses);
  if (kind === 'recovery') await tellOfRecovery(account, context);
  await askToComeBack(account, context);
  const trustedUntil = new Date(now.getTime() + TRUSTED_DAYS * DAY_MS);
  const tokens = await openSession(db, account.id, await openingOf(context));
  return welcome(account, { ...tokens, ...(trustsDevice && { trustedUntil }) }, context);
}

const to = (account: Account) => ({
  channel: 'email' as const,
  target: account.email,
  language: languageNamed(account.language),
  userId: account.id,
});

/** Whoever fails here knows the password: its owner should choose another one. */
async function warnOfGuesses(account: Account, { db, limits, now }: Context) {
  if (await limits.hasTaken('warningTarget', secondGuessesAt(account.id)))
    await post(db, [accountMessage('secondStepFailed', to(account))], now);
}

async function tellOfRecovery(account: Account, { db, now }: Context) {
  const left = await recoveryCodesLeft(db, account.id);
  await post(db, [accountMessage('recoveryCodeUsed', to(account), { left })], now);
}
