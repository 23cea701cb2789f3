import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, instantOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { isOpen, ofPlace, tours } from './tour-store.ts';

// Whatever the zone of the place, for the index.
const WIDELY_MS = 2 * DAY_MS;

/** What the person is to whoever asked, as the circle has it. */
const relationship = sql<KnownRelationship | null>`coalesce(
  (select family_links.relationship from family_links where family_links.person_id = tours.person_id
    and family_links.member_user_id = tours.user_id and family_links.status = 'accepted'),
  (select dependants.relationship from dependants where dependants.person_id = tours.person_id))`;

const received = (db: Db, userId: string) => tours(db).select(relationship.as('relationship')).where(ofPlace(userId));
export type ReceivedRow = NonNullable<Awaited<ReturnType<typeof receivedTour>>>;
export const receivedTour = (db: Db, id: string, userId: string) =>
  received(db, userId).where('tours.id', '=', id).executeTakeFirst();

type PlaceAccount = { userId: string; providerId: string };
type ReceivedQuery = PlaceAccount & { show: 'open' | 'past'; day: Day | 'today' | undefined; page: number; now: Date };

/** Those that wait for an answer first, then those that come, the soonest first; or what is over, the latest first; or those of a day. */
export async function receivedTours(db: Db, { userId, providerId, show, day, page, now }: ReceivedQuery) {
  const moment = day === undefined || day === 'today' ? now : instantOf(day, '12:00', 'UTC');
  const wanted =
    day === 'today' ? sql`(${now}::timestamptz at time zone providers.time_zone)::date` : sql`${day ?? null}::date`;
  const isOfDay = sql<boolean>`(tours.starts_at at time zone providers.time_zone)::date = ${wanted}`;
  const rows = await received(db, userId)
    .where('tours.provider_id', '=', providerId)
    .$if(day === undefined, (query) => query.where(show === 'open' ? isOpen : sql<boolean>`not ${isOpen}`))
    .$if(day !== undefined, (query) =>
      query
        .where(isOfDay)
        .where('tours.starts_at', '>=', new Date(moment.getTime() - WIDELY_MS))
        .where('tours.starts_at', '<', new Date(moment.getTime() + WIDELY_MS))
        .where('tours.status', 'in', ['asked', 'confirmed', 'missed', 'done']),
    )
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy(sql`tours.status = 'asked' desc`)
    .orderBy('tours.starts_at', show === 'past' && day === undefined ? 'desc' : 'asc')
    .orderBy('tours.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** All that wait or come, as the list of them has it. */
export async function countToursAhead(db: Db, { userId, providerId }: PlaceAccount): Promise<number> {
  const { count } = await db
    .selectFrom('tours')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(ofPlace(userId))
    .where('tours.provider_id', '=', providerId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}
