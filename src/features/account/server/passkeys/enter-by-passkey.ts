import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { Failure } from '#shared/failure.ts';
import type { Context } from '#server/http/handlers.ts';
import type { LoggedInAccount } from '../../logged-in.ts';
import type { EntryAnswer, EntryQuestion } from '../../passkey-answers.ts';
import { askToComeBack } from '../away/come-back.ts';
import { openingOf, openSession } from '../sessions.ts';
import { accountById } from '../store.ts';
import { welcome } from '../welcome.ts';
import { countPasskey, insertChallenge, passkeyByCredential, spendChallenge } from './passkey-store.ts';
import { CHALLENGE_SECONDS, challengeIn, relyingPartyOf } from './relying-party.ts';

/** What whoever logs in by a passkey signs: it names no account. Null where this address can have none. */
export async function askForPasskey({ db, limits, client, publicUrl, now }: Context): Promise<EntryQuestion | null> {
  await limits.take('logInClient', client);
  const party = relyingPartyOf(publicUrl);
  if (!party) return null;
  const timeout = CHALLENGE_SECONDS * 1000;
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id, timeout });
  await insertChallenge(db, { challenge, userId: null, expiresAt: new Date(now.getTime() + timeout) });
  return { challenge, rpId: party.id, timeout, userVerification: 'required' };
}

/** Logs in whoever holds a passkey and has unlocked it, which is two steps in one. Throws `passkey_refused`, whatever is wrong. */
export async function enterByPasskey(answer: EntryAnswer, context: Context): Promise<LoggedInAccount> {
  const { db, limits, client } = context;
  await limits.take('logInClient', client);
  await limits.take('logInAll');
  const userId = await provenBy(answer, context);
  const account = userId && (await accountById(db, userId));
  if (!account) throw new Failure('passkey_refused');
  await askToComeBack(account, context);
  return welcome(account, await openSession(db, account.id, await openingOf(context)), context);
}

/** The account that an answer proves; undefined when it proves none. The challenge is used up either way. */
async function provenBy(answer: EntryAnswer, { db, publicUrl, now }: Context): Promise<string | undefined> {
  const party = relyingPartyOf(publicUrl);
  const challenge = challengeIn(answer.response.clientDataJSON);
  const passkey = await passkeyByCredential(db, answer.id);
  if (!party || !challenge || !(await spendChallenge(db, { challenge, userId: null, now })) || !passkey)
    return undefined;
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'], // parsed by the contract
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const counter = verified.authenticationInfo.newCounter;
  return (await countPasskey(db, { id: passkey.id, counter, now })) ? passkey.user_id : undefined;
}
