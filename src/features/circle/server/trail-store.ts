import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import { decidedBy } from '#features/family/server/access-store.ts';
import type { AuditAction } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';

type Asked = {
  userId: string;
  /** One of those this account decides for; null is all of them. */
  personId: string | null;
  /** Leaves out what the account did itself. */
  isOfOthers: boolean;
  page: number;
};

/** A provider that whoever did it answers for, and where this person has booked. */
const providerOfActor = sql<string | null>`(
  select providers.name from provider_managers
    join providers on providers.id = provider_managers.provider_id
    where provider_managers.user_id = audit_entries.actor_id
      and exists (select from bookings where bookings.provider_id = providers.id and bookings.person_id = audit_entries.person_id)
    order by providers.name limit 1)`;

/** The trail of those this account decides for, the newest first; one row more than a page says that there is another. */
export const trailOf = (db: Db, { userId, personId, isOfOthers, page }: Asked) =>
  db
    .selectFrom('audit_entries')
    .innerJoin('people', 'people.id', 'audit_entries.person_id')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .leftJoin('people as actor', 'actor.user_id', 'users.id')
    .leftJoin('family_links', (join) =>
      join
        .onRef('family_links.person_id', '=', 'audit_entries.person_id')
        .onRef('family_links.member_user_id', '=', 'audit_entries.actor_id'),
    )
    .leftJoin('bookings', (join) =>
      join.on(
        'bookings.id',
        '=',
        sql<string>`case when audit_entries.subject like 'booking:%' then substr(audit_entries.subject, 9)::uuid end`,
      ),
    )
    .select(['audit_entries.id', 'audit_entries.at', 'audit_entries.actor_id', 'audit_entries.action'])
    .select(['audit_entries.subject', 'people.first_name', 'people.last_name', 'bookings.booking_id'])
    .select(['users.first_name as actor_first_name', 'users.last_name as actor_last_name', 'actor.gender'])
    .select(['family_links.relationship', providerOfActor.as('provider_name')])
    .select(sql<boolean>`people.user_id is not distinct from ${userId}`.as('is_for_self'))
    .$narrowType<{ action: AuditAction; relationship: KnownRelationship | null }>()
    .where('audit_entries.person_id', 'in', decidedBy(db, userId))
    .$if(personId !== null, (query) => query.where('audit_entries.person_id', '=', personId ?? ''))
    .$if(isOfOthers, (query) => query.where('audit_entries.actor_id', '!=', userId))
    .orderBy('audit_entries.id', 'desc')
    .limit(PAGE_LENGTH + 1)
    .offset((page - 1) * PAGE_LENGTH)
    .execute();
export type TrailRow = Awaited<ReturnType<typeof trailOf>>[number];
