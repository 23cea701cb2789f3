import { randomBytes } from 'node:crypto';
import { accountMessage } from '#features/account/server/account-messages.ts';
import {
  addressesOf,
  holdPhone,
  insertChange,
  setEmail,
  setPhone,
  voidOtherChanges,
} from '#features/account/server/addresses/address-store.ts';
import { voidResets } from '#features/account/server/code-store.ts';
import { issueCode, redeemCode, useTicket } from '#features/account/server/codes.ts';
import { noteStep } from '#features/account/server/note-step.ts';
import { addressOf, hostOf, takeForCode } from '#features/account/server/send-code.ts';
import { provePhone, tellBefore, tellTried } from '#features/account/server/addresses/prove-phone.ts';
import { followStaffSetting } from '#features/account/server/staff-role/follow-setting.ts';
import { accountByEmail } from '#features/account/server/store.ts';
import type { CodeTarget } from '#features/account/contract.ts';
import { TAKE_BACK_HOURS } from '#features/account/take-back.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { post, type WrittenLetter } from '#features/preferences/server/post.ts';
import { hashOf } from '#server/hash-of.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { requireProof } from '../proof.ts';

type Addresses = Awaited<ReturnType<typeof addressesOf>>;
type Target = ReturnType<typeof addressOf>;

const valueOf = ({ email, phone }: Addresses, { channel }: Target) => (channel === 'email' ? email : phone);
const isProven = ({ email_verified_at, phone_verified_at }: Addresses, { channel }: Target) =>
  (channel === 'email' ? email_verified_at : phone_verified_at) !== null;

/**
 * Sends a code to the address that the account is to have. When another account has it, its owner gets a mail that says so (of a phone
 * besides the code, which goes to whoever has the number): the answer is the same, and so is the work. Throws `confirm_needed`, and `invalid_input` for what the account has already.
 */
export async function sendAddressCode(body: CodeTarget, context: Context): Promise<void> {
  await requireProof(context);
  const { db, limits, user, now } = context;
  const target = addressOf('change', body);
  const current = await addressesOf(db, user.id);
  if (valueOf(current, target) === target.target && isProven(current, target))
    throw Failure.of(target.channel, 'errors.addressSame');
  await limits.take('addressAccount', user.id);
  await takeForCode(target, context);
  await db.transaction().execute(async (db) => {
    const owner = target.channel === 'email' ? await accountByEmail(db, target.target) : undefined;
    if (target.channel === 'phone') await tellBefore(db, target.target, context);
    const isTaken = owner !== undefined && owner.id !== user.id;
    const code = await issueCode(db, { ...target, client: user.id }, now);
    const to = { ...target, language: languageNamed(isTaken ? owner.language : current.language) };
    await post(
      db,
      [accountMessage(isTaken ? 'changeToTaken' : 'changeCode', to, { code, host: hostOf(context) })],
      now,
    );
  });
}

/**
 * Changes or confirms an address by its code; the former one is told, and can take it back. Of two that change at once one is done.
 * Throws `confirm_needed`, what a wrong code throws, `ticket_expired` for the second one, `email_taken` to its owner,
 * `phone_taken` where the number alone proves another account.
 */
export async function changeAddress(body: CodeTarget & { otp: string }, context: Context): Promise<void> {
  await requireProof(context);
  const { db, limits, client, user, now } = context;
  await limits.take('codeTryClient', client);
  const target = addressOf('change', body);
  const seen = await addressesOf(db, user.id);
  const redeemed = { address: { ...target, client: user.id }, code: body.otp, userId: user.id, now };
  const { ticket } = await redeemCode(db, redeemed);
  await db
    .transaction()
    .execute(async (db) => {
      if (target.channel === 'phone') await holdPhone(db, { userId: user.id, phone: target.target });
      const before = await addressesOf(db, user.id, { isHeld: true });
      // another tab was quicker, with a code of its own
      if (valueOf(before, target) !== valueOf(seen, target)) throw new Failure('ticket_expired');
      await useTicket(db, { ticket, purpose: 'change', now });
      await voidOtherChanges(db, { userId: user.id, channel: target.channel, now });
      await write(db, target, { userId: user.id, before, now });
      if (valueOf(before, target) !== target.target) await told(db, { target, before }, context);
    })
    .catch(refuseTaken)
    .catch((error: unknown) => tellTried(error, { phone: target.target, field: 'otp' }, context));
  await followStaffSetting(context, user.id);
  context.knownUsers.forget([user.id]);
}

async function write(
  db: Db,
  { channel, target }: Target,
  { userId, before, now }: { userId: string; before: Addresses; now: Date },
) {
  if (channel === 'email') await setEmail(db, { userId, email: target, now });
  else {
    if (before.phone !== target) await setPhone(db, { userId, phone: target, now });
    await provePhone(db, { userId, phone: target, now });
  }
  await voidResets(db, userId, now);
  const isSame = (channel === 'email' ? before.email : before.phone) === target;
  await noteStep(db, { userId, step: `${channel}${isSame ? 'Confirmed' : 'Changed'}`, now });
}

/** Only an address that was proven is told, and only a mail carries the way back: a number may have gone to somebody else. */
async function told(
  db: Db,
  { target, before }: { target: Target; before: Addresses },
  { user, publicUrl, now }: Context,
) {
  const old = valueOf(before, target);
  const key = randomBytes(32).toString('base64url');
  const link = `${publicUrl}/profile/reset-password?key=${key}`;
  const values = { link, hours: TAKE_BACK_HOURS };
  const language = languageNamed(before.language);
  const messages: WrittenLetter[] = [];
  const byMail = { channel: 'email', target: before.email, language, userId: user.id } as const;
  const canTakeBack = before.email_verified_at !== null && old !== null && isProven(before, target);
  if (before.email_verified_at !== null) messages.push(accountMessage(letterFor(target, canTakeBack), byMail, values));
  if (target.channel === 'phone' && old !== null && isProven(before, target))
    messages.push(accountMessage('phoneLeft', { channel: 'phone', target: old, language }));
  if (canTakeBack)
    await insertChange(db, {
      userId: user.id,
      channel: target.channel,
      oldAddress: old,
      newAddress: target.target,
      keyHash: hashOf(key),
      now,
      expiresAt: new Date(now.getTime() + TAKE_BACK_HOURS * HOUR_MS),
    });
  await post(db, messages, now);
}

const letterFor = ({ channel }: Target, canTakeBack: boolean) =>
  channel === 'email' ? 'emailChanged' : canTakeBack ? 'phoneChanged' : 'phoneAdded';

/** Somebody has opened an account with the address since the code was sent: whoever typed the code reads that mailbox. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
  throw isTaken ? new Failure('email_taken', { issues: [{ field: 'otp', key: 'errors.email_taken' }] }) : error;
}
