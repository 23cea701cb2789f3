import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { SqlValue } from '#server/db/statement.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Scope } from '#shared/call.ts';

export const selfOf = (db: Db, userId: string) =>
  db.selectFrom('people').select('people.id').where('people.user_id', '=', userId);

/** The person of an account, and those without one whom it looks after. */
export const decidedBy = (db: Db, userId: SqlValue<string>) =>
  db.selectFrom('people').select('people.id').where(isDecidedBy(userId));

const isDecidedBy = (userId: SqlValue<string>) => (is: ExpressionBuilder<Tables, 'people'>) =>
  is.or([
    is('people.user_id', '=', userId),
    is.and([is('people.created_by', '=', userId), is('people.user_id', 'is', null)]),
  ]);

/** Who asks, for what, and when: relations end at an instant. */
export type AccessQuery = { userId: SqlValue<string>; scope: Scope; now: SqlValue<Date> };

/** Everybody that this account may act for in that scope. Each way to somebody has an index; joined into an array, they are all used. */
export const peopleOf = (db: Db, { userId, scope, now }: AccessQuery) =>
  db
    .selectFrom('people')
    .select('people.id')
    .where((is) =>
      is.or([
        isDecidedBy(userId)(is),
        sql<boolean>`people.id = any(array(${linksOf(db, { userId, now })
          .select('family_links.person_id')
          .where(sql<boolean>`${scope} = any(family_links.scopes)`)}))`,
      ]),
    );

/** Has not ended by itself; one that pauses stands. */
export const stands = (now: SqlValue<Date>) =>
  sql<boolean>`(family_links.ends_at is null or family_links.ends_at > ${now})`;

/** The relations that let this account in at that instant: accepted, neither paused nor over. */
export const linksOf = (db: Db, { userId, now }: Pick<AccessQuery, 'userId' | 'now'>) =>
  db
    .selectFrom('family_links')
    .where('family_links.member_user_id', '=', userId)
    .where('family_links.status', '=', 'accepted')
    .where('family_links.paused_at', 'is', null)
    .where(stands(now));
