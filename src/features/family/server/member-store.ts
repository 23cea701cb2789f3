import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import type { KnownRelationship } from '../relationship.ts';
import { linksOf } from './access-store.ts';

/** So many people one account acts for at most. */
export const LONGEST_CIRCLE = 40;

/** Everybody that this account may act for at that instant besides its owner, by name: an order that a record taken over does not turn round. */
export const actedFor = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  linksOf(db, { userId, now })
    .innerJoin('people', 'people.id', 'family_links.person_id')
    .leftJoin('users', 'users.id', 'people.user_id')
    .select([
      'people.id',
      'people.first_name',
      'people.last_name',
      sql<string | null>`coalesce(users.profile_image, people.profile_image)`.as('profile_image'),
    ])
    .select(['family_links.relationship', 'family_links.scopes', sql<boolean>`false`.as('is_dependant')])
    .select(sql<boolean>`false`.as('lacks_basis'))
    .unionAll(
      db
        .selectFrom('people')
        .leftJoin('dependants', 'dependants.person_id', 'people.id')
        .where('people.created_by', '=', userId)
        .where('people.user_id', 'is', null)
        .select(['people.id', 'people.first_name', 'people.last_name', 'people.profile_image'])
        .select([
          sql<string>`coalesce(dependants.relationship, 'other')`.as('relationship'),
          sql<string[]>`array['records', 'bookings', 'payments', 'messages']`.as('scopes'),
          sql<boolean>`true`.as('is_dependant'),
          sql<boolean>`dependants.basis is null`.as('lacks_basis'),
        ]),
    )
    .orderBy('first_name')
    .orderBy('id')
    .limit(LONGEST_CIRCLE)
    .$narrowType<{ relationship: KnownRelationship; scopes: Scope[] }>()
    .execute();
export type ActedForRow = Awaited<ReturnType<typeof actedFor>>[number];
