import { sql } from 'kysely';
import type { RefundPolicy } from '#features/bookings/refund-policy.ts';
import type { KnownRelationship } from '#features/family/relationship.ts';
import { decidedBy } from '#features/family/server/access-store.ts';
import type { TourState } from '#features/tours/tour.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Deed } from '../../digest.ts';

/** Which of the things that are counted an entry of the trail is: what happened to its booking at that same instant says it. */
const deedOf = sql<Deed>`case
  when audit_entries.subject like 'relation:%' then 'relation'
  when audit_entries.subject = 'board' then 'board'
  when audit_entries.subject like 'care_notes:%' then 'careNotes'
  when audit_entries.subject like 'insurance:%' then 'insurance'
  when audit_entries.subject ~ '^health_(profile|record):' then 'health'
  when audit_entries.subject like 'lead:%' then 'lead'
  when audit_entries.subject like 'tour:%' then 'tour'
  when audit_entries.subject like 'intake%' then 'intake'
  when audit_entries.subject ~ '^(reports|shown_summary|shown_record):' then 'reports'
  when audit_entries.subject like 'video_visit:%' then 'video'
  when audit_entries.subject = 'waiting' then 'waiting'
  when bookings.created_at = audit_entries.at then 'booked'
  when bookings.cancelled_at = audit_entries.at then 'cancelled'
  when exists (select from booking_events as events
    where events.booking_id = bookings.id and events.what = 'paid' and events.at = audit_entries.at) then 'paid'
  when exists (select from booking_events as events
    where events.booking_id = bookings.id and events.what = 'skipped' and events.at = audit_entries.at) then 'skipped'
  else 'changed' end`;

const MOST_DEEDS = 300;

/** The id in the subject of an entry of these kinds. */
const idIn = (kinds: string) =>
  sql<string>`case when audit_entries.subject ~ ${`^(${kinds}):`} then split_part(audit_entries.subject, ':', 2)::uuid end`;

/** What relatives changed: not the person, not who looks after them, no provider, not the clock. */
const deedsBetween = (db: Db, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('audit_entries')
    .innerJoin('people', 'people.id', 'audit_entries.person_id')
    .innerJoin('family_links', (join) =>
      join
        .onRef('family_links.person_id', '=', 'audit_entries.person_id')
        .onRef('family_links.member_user_id', '=', 'audit_entries.actor_id'),
    )
    .where('audit_entries.at', '>=', from)
    .where('audit_entries.at', '<', to)
    .where('audit_entries.action', 'in', ['write', 'share'])
    .where(
      sql<boolean>`(audit_entries.subject ~ '^(booking|care_notes|insurance|relation|health_profile|health_record|lead|tour|intake|reports|shown_summary|shown_record|video_visit):'
        or audit_entries.subject in ('board', 'intake', 'waiting'))`,
    );

type DeedQuery = { userId: string; personId: string | null; from: Date; to: Date };

/** Those that this account decides for, by person and relative; what is alike is taken together. */
export const deedsFor = (db: Db, { userId, personId, from, to }: DeedQuery) =>
  deedsBetween(db, { from, to })
    .innerJoin('users', 'users.id', 'audit_entries.actor_id')
    .leftJoin('people as actor', 'actor.user_id', 'users.id')
    .leftJoin('bookings', (join) => join.on('bookings.id', '=', idIn('booking|care_notes')))
    .leftJoin('care_notes', 'care_notes.booking_id', 'bookings.id')
    .leftJoin('booking_skips', (join) =>
      join
        .onRef('booking_skips.booking_id', '=', 'bookings.id')
        .onRef('booking_skips.skipped_at', '=', 'audit_entries.at')
        .onRef('booking_skips.skipped_by', '=', 'audit_entries.actor_id')
        // What is cancelled for good is not undone.
        .on('booking_skips.cancelled_by', 'is', null),
    )
    .leftJoin('tours', (join) => join.on('tours.id', '=', idIn('tour')))
    .leftJoin('providers as toured', 'toured.id', 'tours.provider_id')
    .select(['people.id as person_id', 'people.first_name', 'people.last_name', 'people.user_id as owner_id'])
    .select(['users.id as actor_id', 'users.first_name as actor_first_name', 'users.last_name as actor_last_name'])
    .select(['actor.gender', 'family_links.relationship', 'bookings.id as booking_key', 'bookings.booking_id'])
    .select(['bookings.kind as booking_kind', 'bookings.provider_name', 'bookings.status', 'bookings.ends_at'])
    .select('bookings.answer_by')
    .select(
      sql<boolean>`exists (select from booking_dues as dues where dues.booking_id = bookings.id and dues.state = 'due')`.as(
        'has_due',
      ),
    )
    .select(['booking_skips.day as skipped_day', 'booking_skips.starts_at as skipped_from'])
    .select([
      'tours.id as tour_id',
      'tours.user_id as tour_by',
      'tours.status as tour_status',
      'tours.starts_at as tour_at',
    ])
    .select(['toured.name as tour_place', 'toured.time_zone as tour_zone'])
    .select((is) => is.fn.coalesce('bookings.terms_from', 'bookings.starts_at').as('terms_from'))
    .select(['family_links.id as link_id', 'family_links.status as link_status', 'family_links.paused_at'])
    .select(['family_links.ends_at as link_ends_at', 'care_notes.written_by', 'care_notes.version as notes_version'])
    .select(sql<number | null>`jsonb_array_length(care_notes.notes -> 'shared')`.as('shared_count'))
    .select([sql<RefundPolicy | null>`bookings.snapshot -> 'refundPolicy'`.as('refund_policy'), deedOf.as('what')])
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.max('audit_entries.at').as('at')])
    .$narrowType<{ relationship: KnownRelationship; tour_status: TourState | null }>()
    .where('audit_entries.person_id', 'in', decidedBy(db, userId))
    .$if(personId !== null, (query) => query.where('audit_entries.person_id', '=', personId ?? ''))
    .groupBy([
      'people.id',
      'users.id',
      'actor.gender',
      'family_links.id',
      'bookings.id',
      'care_notes.booking_id',
      'booking_skips.booking_id',
      'booking_skips.booked_for',
      'tours.id',
      'toured.id',
      'what',
    ])
    .orderBy('people.id')
    .orderBy('users.id')
    .orderBy('at')
    .limit(MOST_DEEDS)
    .execute();
export type DeedRow = Awaited<ReturnType<typeof deedsFor>>[number];

const MOST_AT_ONCE = 200;
const LONGEST_BACK = 9;

/** Accounts for whom a relative did something in the last days and who have not been told of the week that begins then. */
export const waitingReaders = (db: Db, now: Date) =>
  deedsBetween(db, { from: new Date(now.getTime() - LONGEST_BACK * DAY_MS), to: now })
    .innerJoin('users', (join) => join.on('users.id', '=', sql<string>`coalesce(people.user_id, people.created_by)`))
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .distinct()
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('weekly_digests')
            .select('weekly_digests.user_id')
            .whereRef('weekly_digests.user_id', '=', 'users.id')
            .where('weekly_digests.sent_at', '>', new Date(now.getTime() - 2 * DAY_MS)),
        ),
      ),
    )
    .orderBy('users.id')
    .limit(MOST_AT_ONCE)
    .execute();

/** False when that week has been told already. In the caller's transaction. */
export async function markTold(db: Db, { userId, week, now }: { userId: string; week: string; now: Date }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('weekly_digests')
    .values({ user_id: userId, week, sent_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week']).doUpdateSet({ sent_at: now }).where('weekly_digests.sent_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type WeekKey = { userId: string; week: string };

/** What this account has undone of a week. */
export async function undoneIn(db: Db, { userId, week }: WeekKey): Promise<readonly string[]> {
  const row = await db
    .selectFrom('weekly_digests')
    .select('weekly_digests.undone')
    .where('weekly_digests.user_id', '=', userId)
    .where('weekly_digests.week', '=', week)
    .executeTakeFirst();
  return row?.undone ?? [];
}

/** False for what was undone before: of two at the same moment one goes on. In the transaction that undoes it. */
export async function claimUndo(db: Db, { userId, week, deed }: WeekKey & { deed: string }): Promise<boolean> {
  const { rows } = await sql`
    insert into weekly_digests (user_id, week, undone) values (${userId}, ${week}, array[${deed}::text])
    on conflict (user_id, week) do update set undone = weekly_digests.undone || excluded.undone
      where not weekly_digests.undone @> excluded.undone
    returning user_id`.execute(db);
  return rows.length === 1;
}
