import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { TOUR_PHONE_HOURS } from '../tour.ts';

const MOST_AT_ONCE = 200;

/** Open visits that the clock has to move: unanswered, offered at times that have passed, over, or on a day that was closed since. */
export const toursToMove = (db: Db, now: Date) =>
  db
    .selectFrom('tours')
    .select('tours.id')
    .where((is) =>
      is.or([
        is.and([is('tours.status', '=', 'asked'), is('tours.answer_by', '<=', now)]),
        is.and([
          is('tours.status', '=', 'offered'),
          sql<boolean>`not exists (select from unnest(tours.other_times) as other (time) where other.time > ${now}::timestamptz)`,
        ]),
        is.and([is('tours.status', '=', 'confirmed'), is('tours.ends_at', '<=', now)]),
        is.and([is('tours.status', 'in', ['asked', 'confirmed']), is('tours.starts_at', '>', now), isClosed]),
      ]),
    )
    .orderBy('tours.starts_at')
    .orderBy('tours.id')
    .limit(MOST_AT_ONCE)
    .execute();

/** Its time lies on days on which the place shows nobody around. */
const isClosed = sql<boolean>`exists (select from time_off where time_off.provider_id = tours.provider_id
  and time_off.starts_at < tours.ends_at and time_off.ends_at > tours.starts_at)`;

export async function isTourClosed(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('tours')
    .select(isClosed.as('is_closed'))
    .where('tours.id', '=', id)
    .executeTakeFirst();
  return row?.is_closed ?? false;
}

/** Those of a place that lie on its closed days. */
export const closedToursOf = (db: Db, { providerId, now }: { providerId: string; now: Date }) =>
  db
    .selectFrom('tours')
    .select('tours.id')
    .where('tours.provider_id', '=', providerId)
    .where('tours.status', 'in', ['asked', 'confirmed'])
    .where('tours.starts_at', '>', now)
    .where(isClosed)
    .orderBy('tours.starts_at')
    .orderBy('tours.id')
    .limit(MOST_AT_ONCE)
    .execute();

/** Numbers whose time is over go. */
export async function forgetTourPhones(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('tours')
    .set({ phone: null })
    .where('phone', 'is not', null)
    .where('ends_at', '<=', new Date(now.getTime() - TOUR_PHONE_HOURS * HOUR_MS))
    .execute();
}

/**
 * Confirmed visits of which a reminder has come due that nobody has had: the latest of them only, none from before the confirmation,
 * and none of those who have said that they come.
 */
export async function dueTourReminders(db: Db, now: Date): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select tours.id, due.name
    from tours
    cross join (values ('day', interval '1 day', interval '2 hours'), ('hours', interval '2 hours', interval '0')) as due (name, ahead, until)
    where tours.status = 'confirmed' and tours.sure_at is null
      and tours.starts_at <= ${now}::timestamptz + due.ahead and tours.starts_at > ${now}::timestamptz + due.until
      and tours.updated_at <= tours.starts_at - due.ahead
      and not exists (select from tour_reminders as said where said.tour_id = tours.id
        and said.name = due.name || ' ' || tours.sequence)
    order by tours.starts_at, tours.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/** False when it has been said already. In the caller's transaction. */
export async function markTourReminded(
  db: Db,
  { tourId, name, now }: { tourId: string; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tour_reminders')
    .values({ tour_id: tourId, name, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
