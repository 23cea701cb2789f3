import { accountZone, provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';

/** How to write to an account: only a phone that was proven gets texts. */
export const readerOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['users.email', 'users.first_name', 'users.language'])
    .select([accountZone.as('time_zone'), provenPhone.as('phone')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
export type LetterReader = Awaited<ReturnType<typeof readerOf>>;
