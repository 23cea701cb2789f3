import { randomBytes } from 'node:crypto';
import { accountMessage } from '../account-messages.ts';
import { voidResets } from '../code-store.ts';
import { forgetDevices } from '../device-store.ts';
import { noteStep } from '../note-step.ts';
import { hashPassword } from '../passwords.ts';
import { voidSteps } from '../second-step/step-store.ts';
import { endSessionsOf } from '../sessions.ts';
import { accountByEmail, accountByPhone, setPassword } from '../store.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { post } from '#features/preferences/server/post.ts';
import { hashOf } from '#server/hash-of.ts';
import { Failure } from '#shared/failure.ts';
import {
  addressesOf,
  closeChange,
  holdPhone,
  ownerOfChange,
  removeWaysInSince,
  setEmail,
  setPhone,
  voidOtherChanges,
} from './address-store.ts';
import { provePhone } from './prove-phone.ts';

/**
 * Gives an account its former address back, to whoever has the key that was mailed there. Whoever changed it knew the password:
 * it opens nothing any more, nor does any session, passkey or app that came since. Throws `change_closed`.
 */
export async function takeBack(key: string, context: Context): Promise<void> {
  const { db, limits, client, knownUsers, now } = context;
  await limits.take('codeTryClient', client);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await db.transaction().execute(async (db) => {
    const userId = await ownerOfChange(db, hashOf(key));
    // held first: nobody may change the address once more meanwhile, and keep a key to that
    const before = userId && (await addressesOf(db, userId, { isHeld: true }));
    const change = before && (await closeChange(db, hashOf(key), now));
    if (!change) throw new Failure('change_closed');
    const { channel, old_address: address, changed_at: since } = change;
    await restore(db, { userId, channel, address, now });
    await voidOtherChanges(db, { userId, channel, now });
    await setPassword(db, { userId, passwordHash, now });
    await voidResets(db, userId, now);
    await voidSteps(db, userId);
    await forgetDevices(db, userId);
    await removeWaysInSince(db, userId, since);
    await endSessionsOf({ db, knownUsers, now }, userId);
    knownUsers.forget([userId]);
    const to = {
      channel: 'email',
      target: channel === 'email' ? address : before.email,
      language: languageNamed(before.language),
      userId,
    } as const;
    await post(db, [accountMessage('takenBack', to)], now);
    await noteStep(db, { userId, step: 'changeTakenBack', now });
  });
}

async function restore(
  db: Db,
  { userId, channel, address, now }: { userId: string; channel: 'email' | 'phone'; address: string; now: Date },
) {
  if (channel === 'phone') await holdPhone(db, { userId, phone: address });
  const other = channel === 'email' ? await accountByEmail(db, address) : await accountByPhone(db, address);
  if (other && other.id !== userId) throw new Failure('change_closed');
  if (channel === 'email') return setEmail(db, { userId, email: address, now });
  await setPhone(db, { userId, phone: address, now });
  await provePhone(db, { userId, phone: address, now });
}
