import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Whoever does not want to be asked neither hears of an invitation nor sees it; whoever invited learns nothing of that. */
export const welcomesInvitations = sql<boolean>`coalesce((preferences.privacy ->> 'acceptsInvitations')::boolean, true)`;

/** The account that an address proves to be, if there is one: for telling it, never for the answer to who invited. */
export const provenAccountAt = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .select(['users.id', 'users.language'])
    .select(welcomesInvitations.as('is_welcoming'))
    .where(sql`lower(users.email)`, '=', email)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
