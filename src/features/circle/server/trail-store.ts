import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import { decidedBy } from '#features/family/server/access-store.ts';
import type { AuditAction } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { type QuestionKind, TRAIL_PAGE } from '../trail.ts';

type TrailQuery = {
  userId: string;
  /** One of those this account decides for; null is all of them. */
  personId: string | null;
  /** Leaves out what the account did itself. */
  isOfOthers: boolean;
  page: number;
};

/** Whose trails an account reads: of those it decides for, of all or with `personId` of one, and of whom they were before they took a record over. */
export const trailsOf = (db: Db, { userId, personId }: Pick<TrailQuery, 'userId' | 'personId'>) => {
  const people = decidedBy(db, userId).$if(personId !== null, (query) => query.where('people.id', '=', personId ?? ''));
  return people.unionAll(
    db.selectFrom('former_people').select('former_people.id').where('former_people.person_id', 'in', people),
  );
};

/** Of whom an entry of a trail tells, as they are now. Belongs beside a join of `former_people` by the person of the entry. */
export const personOfEntry = sql<string>`coalesce(former_people.person_id, audit_entries.person_id)`;

/** Where the person has booked or asked. */
const isAsked = sql.join(
  ['bookings', 'threads', 'lead_requests', 'tours'].map(
    (table) => sql`exists (select from ${sql.table(table)} as asked
      where asked.provider_id = providers.id and asked.person_id = people.id)`,
  ),
  sql` or `,
);

/** A provider that whoever did it answers for. */
const providerOfActor = sql<string | null>`(
  select providers.name from provider_managers
    join providers on providers.id = provider_managers.provider_id
    where provider_managers.user_id = audit_entries.actor_id and (${isAsked})
    order by providers.name limit 1)`;

/** The same of a team that they have left: what it did stays known. */
const formerProviderOfActor = sql<string | null>`(
  select providers.name from place_events
    join providers on providers.id = place_events.provider_id
    where ((place_events.actor_id = audit_entries.actor_id and place_events.what <> 'declinedInvitation')
        or (place_events.subject_id = audit_entries.actor_id and place_events.what in ('role', 'removed')))
      and (${isAsked})
    order by place_events.at desc, providers.name limit 1)`;

/** Whoever is staff no more is still named as such for what they did. */
const wasStaff = sql<boolean>`coalesce(users.is_staff or exists (
  select from staff_changes where staff_changes.user_id = users.id), false)`;

/** Lines of trails as they are told, with what somebody asks about them. What was done to a former person was done to whom they became. */
export const linesOfTrail = (db: Db) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('former_people', 'former_people.id', 'audit_entries.person_id')
    .innerJoin('people', (join) => join.on('people.id', '=', personOfEntry))
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .leftJoin('people as actor', 'actor.user_id', 'users.id')
    .leftJoin('trail_questions', 'trail_questions.entry_id', 'audit_entries.id')
    .leftJoin('family_links', (join) =>
      join
        .onRef('family_links.person_id', '=', 'people.id')
        .onRef('family_links.member_user_id', '=', 'audit_entries.actor_id'),
    )
    .leftJoin('bookings', (join) =>
      join.on(
        'bookings.id',
        '=',
        sql<string>`case when audit_entries.subject ~ '^(booking|care_notes|coming):' then split_part(audit_entries.subject, ':', 2)::uuid end`,
      ),
    )
    .select(['audit_entries.id', 'audit_entries.at', 'audit_entries.actor_id', 'audit_entries.action'])
    .select(['people.id as person_id', 'audit_entries.subject', 'people.first_name', 'people.last_name'])
    .select(['people.user_id as owner_id', 'bookings.booking_id'])
    .select(['users.first_name as actor_first_name', 'users.last_name as actor_last_name', 'actor.gender'])
    .select([wasStaff.as('actor_is_staff'), 'family_links.relationship'])
    .select([providerOfActor.as('provider_name'), formerProviderOfActor.as('former_provider_name')])
    .select(['trail_questions.id as question_id', 'trail_questions.kind as question_kind', 'trail_questions.asked_at'])
    .select(['trail_questions.told_at', 'trail_questions.answer', 'trail_questions.answered_at'])
    .$narrowType<{
      action: AuditAction;
      relationship: KnownRelationship | null;
      question_kind: QuestionKind | null;
    }>();
export type TrailRow = Awaited<ReturnType<ReturnType<typeof linesOfTrail>['executeTakeFirstOrThrow']>>;

/** The trail of those this account decides for, the newest first; one row more than a page says that there is another. */
export const trailOf = (db: Db, { userId, personId, isOfOthers, page }: TrailQuery) =>
  linesOfTrail(db)
    .where('audit_entries.person_id', 'in', trailsOf(db, { userId, personId }))
    .$if(isOfOthers, (query) => query.where('audit_entries.actor_id', '!=', userId))
    .orderBy('audit_entries.id', 'desc')
    .limit(TRAIL_PAGE + 1)
    .offset((page - 1) * TRAIL_PAGE)
    .execute();
