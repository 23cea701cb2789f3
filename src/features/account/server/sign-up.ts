import { Failure } from '#shared/failure.ts';
import type { Context } from '#server/http/handlers.ts';
import { post } from '#features/preferences/server/post.ts';
import type { SignUpForm } from '../contract.ts';
import type { LoggedInAccount } from '../logged-in.ts';
import { useTicket } from './codes.ts';
import { guessesAt } from './log-in.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { openingOf, openSession } from './sessions.ts';
import { provePhone, tellTried } from './addresses/prove-phone.ts';
import { accountByEmail, confirmEmail, insertAccount } from './store.ts';
import { accountMessage } from './account-messages.ts';
import { welcome } from './welcome.ts';

const emailTaken = () => new Failure('email_taken', { issues: [{ field: 'email', key: 'errors.email_taken' }] });

/** The calls that publish whether an address is taken share one budget. */
export async function takeForSignUp({ limits, client }: Context): Promise<void> {
  await limits.take('signUpClient', client);
  await limits.take('signUpClientDay', client);
  await limits.take('signUpAll');
}

/** Throws `email_taken`: the one place where the specification wants it told. */
export async function refuseTaken(email: string, context: Context): Promise<void> {
  await takeForSignUp(context);
  if (await accountByEmail(context.db, email)) throw emailTaken();
}

/**
 * Creates the account of whoever has proven one of its addresses, and logs them in. Of two at once one is created.
 * Throws `email_taken`, whose owner gets a mail; `ticket_expired`; `phone_taken`; `invalid_input` for a common password.
 */
export async function signUp(form: SignUpForm & { ticket: string }, context: Context): Promise<LoggedInAccount> {
  await takeForSignUp(context);
  refuseCommon(form.password);
  const { db, language, now } = context;
  const { email, phone, firstName, lastName } = form;
  const passwordHash = await hashPassword(form.password);
  const opening = await openingOf(context);
  const creating = db.transaction().execute(async (db) => {
    const account = await insertAccount(db, { email, phone, firstName, lastName, passwordHash, language }, now);
    if (!account) return undefined;
    const proof = await useTicket(db, { ticket: form.ticket, purpose: 'signup', now });
    if (proof.target !== (proof.channel === 'email' ? email : phone)) throw new Failure('ticket_expired');
    if (proof.channel === 'email') await confirmEmail(db, account.id, now);
    else await provePhone(db, { userId: account.id, phone, now });
    return { account, tokens: await openSession(db, account.id, opening) };
  });
  const opened = await creating.catch((error: unknown) => tellTried(error, { phone, field: 'phone' }, context));
  if (opened) return welcome(opened.account, opened.tokens, context);
  await warnOwner(email, context);
  throw emailTaken();
}

async function warnOwner(email: string, { db, limits, log, language, now }: Context) {
  log.warn({ event: 'sign_up_with_taken_email' }, 'somebody tried to sign up with an address that has an account');
  if (await limits.hasTaken('warningTarget', guessesAt(email)))
    await post(db, [accountMessage('emailTaken', { channel: 'email', target: email, language })], now);
}
