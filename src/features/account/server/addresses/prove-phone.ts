import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { post } from '#features/preferences/server/post.ts';
import { Failure } from '#shared/failure.ts';
import { accountMessage } from '../account-messages.ts';
import { voidResetCodes } from '../code-store.ts';
import { holdPhone } from './address-store.ts';
import { confirmPhone, losePhone, phoneHolder } from '../store.ts';

type Holder = NonNullable<Awaited<ReturnType<typeof phoneHolder>>>;

/**
 * Phone numbers change owners: the account that proved one last has it, and the former one is told by mail. Throws `phone_taken` where
 * that account would be left without any proven address; then `tellTried` is due, outside of the transaction.
 */
export async function provePhone(
  db: Db,
  { userId, phone, now }: { userId: string; phone: string; now: Date },
): Promise<void> {
  await holdPhone(db, { userId, phone });
  const holder = await phoneHolder(db, phone);
  if (holder && holder.id !== userId) {
    if (holder.email_verified_at === null) throw new Failure('phone_taken');
    await losePhone(db, holder.id, now);
    await voidResetCodes(db, phone, now);
    await post(db, [accountMessage('phoneMoved', byMail(holder))], now);
  }
  await confirmPhone(db, { userId, phone, now });
}

/** Tells whoever has a number now that another account is about to prove it, before it can: three times a day at most. */
export async function tellBefore(db: Db, phone: string, { limits, visitor, now }: Context): Promise<void> {
  const holder = await phoneHolder(db, phone);
  if (!holder?.email_verified_at || holder.id === visitor?.id) return;
  if (await limits.hasTaken('warningTarget', `phone ${holder.id}`))
    await post(db, [accountMessage('phoneAsked', byMail(holder))], now);
}

/** Tells the number that somebody tried, and says so at the field where it was proven; all else is thrown on. */
export async function tellTried(
  error: unknown,
  { phone, field }: { phone: string; field: string },
  { db, limits, log, now }: Context,
): Promise<never> {
  if (!(error instanceof Failure) || error.code !== 'phone_taken') throw error;
  log.warn({ event: 'phone_taken' }, 'somebody tried to prove the phone that alone proves another account');
  const holder = await phoneHolder(db, phone);
  if (holder && (await limits.hasTaken('warningTarget', `phone ${holder.id}`)))
    await post(
      db,
      [accountMessage('phoneTried', { channel: 'phone', target: phone, language: languageNamed(holder.language) })],
      now,
    );
  throw new Failure('phone_taken', { issues: [{ field, key: 'errors.phone_taken' }], cause: error });
}

const byMail = ({ id, email, language }: Holder) =>
  ({ channel: 'email', target: email, language: languageNamed(language), userId: id }) as const;
