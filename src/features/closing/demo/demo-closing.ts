import { elena } from '#features/account/demo/accounts.ts';
import { writeAway } from '#features/account/server/away/away-store.ts';
import { confirmEmail, insertAccount } from '#features/account/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { RETURN_DAYS } from '../closing.ts';

const dolores = { email: 'dolores@example.com', firstName: 'Dolores', lastName: 'Aguirre' };

/** Elena has had a copy of everything that is no longer here, and Dolores has been away for nine days: she is asked to come back. */
export async function seedClosing(db: Db, passwordHash: string, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .insertInto('account_exports')
    .values({
      user_id: elena.id,
      state: 'gone',
      bytes: 1_480_000,
      asked_at: ago(60),
      ready_at: ago(60),
      expires_at: ago(53),
    })
    .execute();
  const account = await insertAccount(db, { ...dolores, phone: undefined, passwordHash, language: 'en' }, ago(200));
  if (!account) return;
  await confirmEmail(db, account.id, ago(200));
  const left = ago(9);
  const closesAt = new Date(left.getTime() + RETURN_DAYS * DAY_MS);
  await writeAway(db, { userId: account.id, closing: 'deactivate', closesAt, now: left });
}
