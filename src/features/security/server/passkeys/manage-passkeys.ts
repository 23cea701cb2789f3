import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { accountMessage } from '#features/account/server/account-messages.ts';
import { noteStep } from '#features/account/server/note-step.ts';
import { addressesOf } from '#features/account/server/addresses/address-store.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  renamePasskey as setName,
  spendChallenge,
} from '#features/account/server/passkeys/passkey-store.ts';
import { CHALLENGE_SECONDS, challengeIn, relyingPartyOf } from '#features/account/server/passkeys/relying-party.ts';
import type { NewKeyAnswer } from '#features/account/passkey-answers.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { post } from '#features/preferences/server/post.ts';
import { brand } from '#shared/brand.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_PASSKEYS, type NewKeyQuestion } from '../../passkeys.ts';
import { requireProof } from '../proof.ts';

/** ES256 and RS256: what phones and computers make. */
const ALGORITHMS = [-7, -257];

/** What an authenticator is asked to make; null where this address can have no passkeys. Throws `passkeys_full`. */
export async function beginPasskey(context: Context): Promise<NewKeyQuestion | null> {
  await requireProof(context);
  const { db, user, publicUrl, now } = context;
  const party = relyingPartyOf(publicUrl);
  if (!party) return null;
  const known = await passkeysOf(db, user.id, MOST_PASSKEYS);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const timeout = CHALLENGE_SECONDS * 1000;
  const asked = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    userID: new Uint8Array(Buffer.from(user.id)),
    timeout,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { challenge } = asked;
  await insertChallenge(db, { challenge, userId: user.id, expiresAt: new Date(now.getTime() + timeout) });
  return {
    challenge,
    rp: { name: brand.name, id: party.id },
    user: asked.user,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Adds what an authenticator has made; its owner gets a mail. Throws `passkey_unmade`, `passkey_known` and `passkeys_full`. */
export async function addPasskey(
  { name, answer }: { name: string; answer: NewKeyAnswer },
  context: Context,
): Promise<void> {
  const { db, limits, client, user, now } = context;
  await limits.take('codeTryClient', client);
  const credential = await madeBy(answer, context);
  if (!credential) throw new Failure('passkey_unmade');
  await db.transaction().execute(async (db) => {
    await addressesOf(db, user.id, { isHeld: true }); // one after the other, so that none is one too many
    const isAdded = await insertPasskey(db, {
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      now,
    });
    if (!isAdded) throw new Failure('passkey_known');
    if ((await passkeysOf(db, user.id, MOST_PASSKEYS + 1)).length > MOST_PASSKEYS) throw tooMany();
    await tell(db, { step: 'passkeyAdded', name }, context);
  });
}

/** The challenge is used up, whether or not the answer is right. */
async function madeBy(answer: NewKeyAnswer, { db, user, publicUrl, now }: Context) {
  const party = relyingPartyOf(publicUrl);
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (!party || !challenge || !(await spendChallenge(db, { challenge, userId: user.id, now }))) return undefined;
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as Parameters<typeof verifyRegistrationResponse>[0]['response'], // parsed by the contract
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  return verified?.verified ? verified.registrationInfo.credential : undefined;
}

export async function renamePasskey(id: string, name: string, { db, user }: Context): Promise<void> {
  if (!(await setName(db, { id, userId: user.id, name }))) throw new Failure('not_found');
}

/** Removes a passkey; its owner gets a mail. A foreign one is `not_found`. */
export async function removePasskey(id: string, context: Context): Promise<void> {
  await requireProof(context);
  const { db, user } = context;
  await db.transaction().execute(async (db) => {
    const name = await deletePasskey(db, { id, userId: user.id });
    if (name === undefined) throw new Failure('not_found');
    await tell(db, { step: 'passkeyRemoved', name }, context);
  });
}

/** The letter and the line of the history have one name. */
async function tell(
  db: Db,
  { step, name }: { step: 'passkeyAdded' | 'passkeyRemoved'; name: string },
  { user, now }: Context,
) {
  const to = { channel: 'email', target: user.email, language: user.language, userId: user.id } as const;
  await post(db, [accountMessage(step, to, { name })], now);
  await noteStep(db, { userId: user.id, step, now });
}

const tooMany = () => new Failure('passkeys_full', { values: { most: MOST_PASSKEYS } });
