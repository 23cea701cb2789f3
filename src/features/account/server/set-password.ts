import { Failure } from '#shared/failure.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Context } from '#server/http/handlers.ts';
import { post } from '#features/preferences/server/post.ts';
import type { SecurityStep } from '../security-steps.ts';
import { distrustWaysIn } from './addresses/address-store.ts';
import { voidResets } from './code-store.ts';
import { useTicket } from './codes.ts';
import { forgetDevices } from './device-store.ts';
import { rememberDevice } from './known-devices.ts';
import { guessesAt } from './log-in.ts';
import { noteStep } from './note-step.ts';
import { hashPassword, isRightPassword, refuseCommon } from './passwords.ts';
import { voidSteps } from './second-step/step-store.ts';
import { endSessionsOf } from './sessions.ts';
import { type Account, accountById, confirmEmail, isProvenBy, setPassword } from './store.ts';
import { accountMessage } from './account-messages.ts';

/** Sets a new password with a reset ticket and ends every session; where the code was typed is a known device. Throws `ticket_expired`. */
export async function resetPassword(
  { ticket, password }: { ticket: string; password: string },
  context: Context,
): Promise<void> {
  const { db, knownUsers, limits, client, now } = context;
  await limits.take('codeTryClient', client);
  refuseCommon(password);
  const passwordHash = await hashPassword(password);
  const account = await db.transaction().execute(async (db) => {
    const { channel, target, user_id: userId } = await useTicket(db, { ticket, purpose: 'reset', now });
    const account = userId && (await accountById(db, userId));
    if (!account) throw new Failure('ticket_expired');
    // since the code was typed, the number may have gone to another account
    if (channel === 'phone' && !(await isProvenBy(db, { userId, phone: target }))) throw new Failure('ticket_expired');
    if (channel === 'email') {
      await distrustWaysIn(db, account.id);
      await confirmEmail(db, account.id, now);
    }
    await changeTo({ db, knownUsers, now }, { account, passwordHash, step: 'passwordReset' });
    return account;
  });
  await limits.guesses.succeeded(guessesAt(account.email));
  await rememberDevice(context, account.id);
}

/** The key under which wrong passwords of somebody who is logged in are limited. */
export const ownGuessesAt = (userId: string): string => `change ${userId}`;

/** Changes the password of whoever knows the old one and ends their other sessions. Throws `invalid_input` at `oldPassword`. */
export async function changePassword(
  { oldPassword, password }: { oldPassword: string; password: string },
  context: Context,
): Promise<void> {
  const { db, knownUsers, limits, user, now } = context;
  const guesses = ownGuessesAt(user.id);
  await limits.guesses.begin(guesses);
  const account = await accountById(db, user.id);
  const isRight = await isRightPassword(account?.password_hash, oldPassword);
  if (!account || !isRight) throw Failure.of('oldPassword', 'errors.passwordWrong');
  await limits.guesses.succeeded(guesses);
  refuseCommon(password);
  const passwordHash = await hashPassword(password);
  const change = { account, passwordHash, keptSession: user.sessionId, step: 'passwordChanged' } as const;
  await db.transaction().execute((db) => changeTo({ db, knownUsers, now }, change));
  await rememberDevice(context, account.id);
}

type Change = { account: Account; passwordHash: string; keptSession?: string; step: SecurityStep };

async function changeTo(
  { db, knownUsers, now }: Pick<Context, 'db' | 'knownUsers' | 'now'>,
  { account, passwordHash, keptSession, step }: Change,
) {
  await setPassword(db, { userId: account.id, passwordHash, now });
  await voidResets(db, account.id, now);
  await voidSteps(db, account.id);
  await forgetDevices(db, account.id);
  await endSessionsOf({ db, knownUsers, now }, account.id, keptSession);
  await post(
    db,
    [
      accountMessage('passwordChanged', {
        channel: 'email',
        target: account.email,
        language: languageNamed(account.language),
        userId: account.id,
      }),
    ],
    now,
  );
  await noteStep(db, { userId: account.id, step, now });
}
