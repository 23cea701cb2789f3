import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { cards, own, payable, withDues } from '../list-store.ts';
import { opened, withTimes } from '../opened/opened-store.ts';
import { hasFreedTime, hasOpenOffer } from '../offers/packed-offer-store.ts';
import { otherWayBy } from '../plans/packed-plan-store.ts';
import { isAsked } from '../questions/question-store.ts';
import type { BookingColumns } from '../store.ts';

type Viewer = { userId: string; personId: string | null; now: Date };

const NEEDS_LIMIT = 10;

/** What may need its family now, or whoever may pay alone, of which they pay: held and unpaid, asked about, to be put at another time or paid in another way, or with a part of its price to be paid; what ends first comes first. */
export async function needyBookings(db: Db, asked: Viewer) {
  const hasDue = sql<boolean>`exists (select from booking_dues as dues
    where dues.booking_id = bookings.id and dues.state = 'due' and dues.due_at <= ${asked.now}
      and (dues.pay_by is null or dues.pay_by > ${asked.now}))`;
  const rows = await cards(db, { viewerId: asked.userId, now: asked.now })
    .where((is) =>
      is.or([
        is.and([
          payable(db, asked),
          is.or([
            is.and([is('bookings.status', '=', 'pending'), is('bookings.held_until', '>', asked.now), hasDue]),
            is.and([is('bookings.status', 'in', ['accepted', 'scheduled']), hasDue]),
            is(otherWayBy, 'is not', null),
          ]),
        ]),
        is.and([
          own(db, asked),
          is.or([
            is.and([is('bookings.status', '=', 'pending'), is('bookings.answer_by', '>', asked.now), isAsked]),
            hasOpenOffer,
          ]),
        ]),
      ]),
    )
    .orderBy(
      sql`least(${otherWayBy}, case when bookings.status = 'pending' then least(bookings.held_until, bookings.answer_by) else (
        select min(dues.pay_by) from booking_dues as dues where dues.booking_id = bookings.id and dues.state = 'due') end)`,
      (order) => order.asc().nullsLast(),
    )
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(NEEDS_LIMIT)
    .execute();
  return rows.map(withDues);
}

/** The booking with the next time of all that are confirmed; failing that, the one that waits for an answer and begins first. */
export async function nextBooking(db: Db, asked: Viewer) {
  const nextTime = sql`(select min(times.starts_at) from booking_times as times
    where times.booking_id = bookings.id and times.ends_at > ${asked.now})`;
  const row = await opened(db, { viewerId: asked.userId, now: asked.now })
    .where(own(db, asked))
    .where((is) =>
      is.or([
        is.and([is('bookings.status', '=', 'pending'), is('bookings.answer_by', '>', asked.now), is.not(hasFreedTime)]),
        is.and([is('bookings.status', 'in', ['accepted', 'scheduled']), is('bookings.ends_at', '>', asked.now)]),
      ]),
    )
    .orderBy(sql`bookings.status = 'pending'`)
    .orderBy(nextTime)
    .orderBy('bookings.id')
    .limit(1)
    .executeTakeFirst();
  return row && withTimes(row);
}

const LATEST = 5;

/**
 * A few bookings besides those: what goes on or comes, the soonest first, and then what is over, the latest first. What was cancelled
 * only where there is nothing else.
 */
export async function otherBookings(db: Db, asked: OtherQuery) {
  const standing = await among(db, asked).where('bookings.status', '!=', 'cancelled').execute();
  const rows = standing.length > 0 ? standing : await among(db, asked).execute();
  return rows.map(withDues);
}

type OtherQuery = Viewer & { besides: readonly string[] };

function among(db: Db, { besides, ...asked }: OtherQuery) {
  const isOver = sql<boolean>`(bookings.status = 'cancelled' or bookings.ends_at <= ${asked.now})`;
  return cards(db, { viewerId: asked.userId, now: asked.now })
    .where(own(db, asked))
    .where(sql<boolean>`bookings.id <> all(${besides}::uuid[])`)
    .orderBy(isOver)
    .orderBy(sql`case when not ${isOver} then bookings.starts_at end`)
    .orderBy('bookings.updated_at', 'desc')
    .orderBy('bookings.id')
    .limit(LATEST);
}

const WEEK_LIMIT = 50;

/** The times of confirmed and waiting bookings on these days, the soonest first. */
export const visitsOf = (db: Db, { from, to, ...asked }: Viewer & { from: string; to: string }) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select([
      'bookings.id',
      'bookings.kind',
      'bookings.status',
      'bookings.answer_by',
      'bookings.person_id',
      'bookings.provider_name',
      'bookings.time_zone',
      'bookings.snapshot',
      'people.first_name',
      'people.last_name',
      sql<boolean>`people.user_id is not distinct from ${asked.userId}`.as('is_for_self'),
      'booking_times.day',
      'booking_times.starts_at',
      'booking_times.ends_at',
    ])
    .$narrowType<Pick<BookingColumns, 'status' | 'snapshot'>>()
    .where(own(db, asked))
    .where('bookings.status', '!=', 'cancelled')
    .where(({ not }) => not(hasFreedTime))
    .where('booking_times.day', '>=', from)
    .where('booking_times.day', '<=', to)
    .orderBy('booking_times.starts_at')
    .orderBy('bookings.id')
    .limit(WEEK_LIMIT)
    .execute();
