import { isRightPassword } from '#features/account/server/passwords.ts';
import { ownGuessesAt } from '#features/account/server/set-password.ts';
import { accountById } from '#features/account/server/store.ts';
import { Failure } from '#shared/failure.ts';
import type { Context } from '#server/http/handlers.ts';
import { isProvenSince, proveSession } from './session-store.ts';

/** A log-in, or a password typed once more, proves for so long that it is still the owner who sits there. */
export const PROOF_SECONDS = 900;

/** For what changes how an account is entered, and what of its money and health leaves as a file. Throws `confirm_needed` when the last proof on this device is too old. */
export async function requireProof({ db, user, now }: Context): Promise<void> {
  const since = new Date(now.getTime() - PROOF_SECONDS * 1000);
  if (!(await isProvenSince(db, user.sessionId, since))) throw new Failure('confirm_needed');
}

/** Takes the password as proof. Throws `invalid_input` at `password`, `too_many_requests` and `guesses_spent` to who guesses. */
export async function prove(password: string, { db, limits, user, now }: Context): Promise<void> {
  const guesses = ownGuessesAt(user.id);
  await limits.guesses.begin(guesses);
  const account = await accountById(db, user.id);
  if (!(await isRightPassword(account?.password_hash, password))) throw Failure.of('password', 'errors.passwordWrong');
  await limits.guesses.succeeded(guesses);
  await proveSession(db, user.sessionId, now);
}
