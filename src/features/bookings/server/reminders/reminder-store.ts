import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { ANSWER_SOON_HOURS, HOLD_WARNING_SECONDS } from '../../status.ts';
import { type BookingContext, type BookingKind, type BookingKinds, kindNamed, type Reminder } from '../kind.ts';
import { hasOpenOffer } from '../offers/packed-offer-store.ts';
import { isNotCharged } from '../sweep-store.ts';

/** The name of the reminder of what other days cost more. */
export const DUE_REMINDER = 'due';
/** The name of the reminder that the last of its times is near. */
export const END_REMINDER = 'end';

/** False when it has been said already. In the caller's transaction. */
export async function markReminded(
  db: Db,
  { bookingId, name, now }: { bookingId: string; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_reminders')
    .values({ booking_id: bookingId, name, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lets a reminder be said once more. In the caller's transaction. */
export async function forgetReminder(db: Db, { bookingId, name }: { bookingId: string; name: string }): Promise<void> {
  await db
    .deleteFrom('booking_reminders')
    .where('booking_reminders.booking_id', '=', bookingId)
    .where('booking_reminders.name', '=', name)
    .execute();
}

type Kinds = Pick<BookingContext, 'bookingKinds'>;

/** Lets what is coming be reminded of anew, since it begins at another time. In the caller's transaction. */
export async function forgetBeginnings(
  { db, bookingKinds }: Kinds & { db: Db },
  { id, kind }: { id: string; kind: string },
): Promise<void> {
  await db
    .deleteFrom('booking_reminders')
    .where('booking_reminders.booking_id', '=', id)
    .where(
      'booking_reminders.name',
      'in',
      remindersOf(kindNamed(bookingKinds, kind)).map(({ name }) => name),
    )
    .execute();
}

/** What has come due by now of the beginning is said no more: whoever has just taken their answer back knows of it. In the caller's transaction. */
export async function skipDueReminders(
  { db, bookingKinds, now }: Kinds & { db: Db; now: Date },
  bookingId: string,
): Promise<void> {
  await sql`
    insert into booking_reminders (booking_id, name, sent_at)
    select bookings.id, due.name, ${now}::timestamptz from bookings join ${ladderOf(bookingKinds)} on due.kind = bookings.kind
    where bookings.id = ${bookingId} and bookings.starts_at <= ${now}::timestamptz + due.ahead
    on conflict do nothing`.execute(db);
  await sql`
    insert into booking_time_reminders (booking_id, starts_at, name, sent_at)
    select bookings.id, bookings.starts_at, due.name, ${now}::timestamptz
    from bookings join ${ladder(eachOf(bookingKinds))} on due.kind = bookings.kind
    where bookings.id = ${bookingId} and bookings.starts_at <= ${now}::timestamptz + due.ahead
    on conflict do nothing`.execute(db);
}

const usual: readonly Reminder[] = [
  { name: 'week', aheadHours: 7 * 24, untilHours: 24 },
  { name: 'day', aheadHours: 24, untilHours: 2 },
  { name: 'hours', aheadHours: 2, untilHours: 0 },
];
export const remindersOf = ({ reminders = usual }: Pick<BookingKind, 'reminders'>): readonly Reminder[] => reminders;

/** How long before the beginning families are reminded, by kind, and until when it is worth saying. */
function ladderOf(kinds: BookingKinds) {
  return ladder(stepsOf(kinds).filter(({ each }) => !each));
}

const stepsOf = (kinds: BookingKinds) =>
  Object.values(kinds).flatMap((kind) => remindersOf(kind).map((step) => ({ ...step, kind: kind.name })));

const eachOf = (kinds: BookingKinds) => stepsOf(kinds).filter(({ each }) => each);

function ladder(steps: ReturnType<typeof stepsOf>) {
  return sql`(
    select kind, name, make_interval(hours => ahead) as ahead, make_interval(hours => until) as until, for_sure
    from unnest(${steps.map(({ kind }) => kind)}::text[], ${steps.map(({ name }) => name)}::text[],
      ${steps.map(({ aheadHours }) => aheadHours)}::int[], ${steps.map(({ untilHours }) => untilHours)}::int[],
      ${steps.map(({ isForSure }) => isForSure === true)}::boolean[]
    ) as steps (kind, name, ahead, until, for_sure)) as due`;
}

const MOST_AT_ONCE = 200;

/** Nobody has had the reminder of this name about a booking. */
export const isUnsaid = (name: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from booking_reminders as said where said.booking_id = bookings.id and said.name = ${name})`;

/**
 * Confirmed bookings of which a reminder has come due that nobody has had, where nobody has said that they come, unless it is for them,
 * too. Of those that have
 * come due the latest counts, and none from before the provider's answer, which said the same.
 */
export async function dueReminders({ db, bookingKinds, now }: BookingContext): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select bookings.id, due.name
    from bookings
    join ${ladderOf(bookingKinds)} on due.kind = bookings.kind
    where bookings.status in ('accepted', 'scheduled') and (bookings.sure_at is null or due.for_sure)
      and bookings.starts_at <= ${now}::timestamptz + due.ahead and bookings.starts_at > ${now}::timestamptz + due.until
      and bookings.answered_at <= bookings.starts_at - due.ahead
      and ${isUnsaid(sql.ref('due.name'))}
    order by bookings.starts_at, bookings.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/**
 * Times of confirmed bookings of which a reminder has come due that nobody has had, for kinds that remind of each; not of the one to
 * which the family has said that it comes, and none from before the provider's answer or before it was moved, which said the same.
 */
export async function dueTimeReminders({
  db,
  bookingKinds,
  now,
}: BookingContext): Promise<{ id: string; name: string; startsAt: Date }[]> {
  const steps = eachOf(bookingKinds);
  if (steps.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string; startsAt: Date }>`
    select bookings.id, due.name, times.starts_at as "startsAt"
    from booking_times as times
    join bookings on bookings.id = times.booking_id
    join ${ladder(steps)} on due.kind = bookings.kind
    where bookings.status in ('accepted', 'scheduled')
      and times.starts_at > ${now}::timestamptz
      and times.starts_at <= ${now}::timestamptz + ${hours(steps)}
      and times.starts_at <= ${now}::timestamptz + due.ahead and times.starts_at > ${now}::timestamptz + due.until
      and bookings.answered_at <= times.starts_at - due.ahead
      and (bookings.sure_at is null or times.starts_at <> bookings.starts_at)
      and not exists (select from booking_moves as moves
        where moves.booking_id = bookings.id and moves.starts_at = times.starts_at
          and moves.moved_at > times.starts_at - due.ahead)
      and not exists (select from booking_time_reminders as said
        where said.booking_id = bookings.id and said.starts_at = times.starts_at and said.name = due.name)
    order by times.starts_at, bookings.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/**
 * Confirmed bookings of which the last time is near, for kinds that say so, of which nobody has been told; none of which something is
 * booked beyond, of the same provider for the same person, and none that was accepted later than that. With `id`, that one alone.
 */
export async function endingBookings(
  { db, bookingKinds, now }: Pick<BookingContext, 'db' | 'bookingKinds' | 'now'>,
  id?: string,
): Promise<{ id: string }[]> {
  const ending = Object.values(bookingKinds).flatMap(({ name, endsSoonHours }) =>
    endsSoonHours === undefined ? [] : [{ name, endsSoonHours }],
  );
  if (ending.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select bookings.id
    from unnest(${ending.map(({ name }) => name)}::text[], ${ending.map(({ endsSoonHours }) => endsSoonHours)}::int[])
      as ending (kind, ahead)
    join bookings on bookings.kind = ending.kind
    where bookings.status in ('accepted', 'scheduled')
      and bookings.ends_at > ${now}::timestamptz
      and bookings.ends_at <= ${now}::timestamptz + make_interval(hours => ending.ahead)
      and bookings.answered_at <= bookings.ends_at - make_interval(hours => ending.ahead)
      and ${isUnsaid(sql.val(END_REMINDER))}
      and not exists (select from bookings as later
        where later.person_id = bookings.person_id and later.provider_id = bookings.provider_id
          and later.status in ('pending', 'accepted', 'scheduled') and later.ends_at > bookings.ends_at)
      ${id === undefined ? sql`` : sql`and bookings.id = ${id}`}
    order by bookings.ends_at, bookings.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/** How long before a time the first of these is said. */
const hours = (steps: readonly Reminder[]) =>
  sql`make_interval(hours => ${Math.max(...steps.map(({ aheadHours }) => aheadHours))})`;

/** False when it has been said already of this time. In the caller's transaction. */
export async function markTimeReminded(
  db: Db,
  { bookingId, startsAt, name, now }: { bookingId: string; startsAt: Date; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_time_reminders')
    .values({ booking_id: bookingId, starts_at: startsAt, name, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Bookings that will soon be held no longer, of which nobody has been warned, and no charge is under way. */
export const endingHolds = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', '>', now)
    .where('bookings.held_until', '<=', new Date(now.getTime() + HOLD_WARNING_SECONDS * 1000))
    .where(isNotCharged(now))
    .where(isUnsaid(sql.val('held')))
    .orderBy('bookings.held_until')
    .limit(MOST_AT_ONCE)
    .execute();

/**
 * Requests whose deadline is near, of which the provider has not been reminded. Where there was little time from the beginning, half
 * of it has to be left at least.
 */
export const pressingRequests = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.answer_by', '>', now)
    .where(({ not }) => not(hasOpenOffer))
    .where(
      sql<Date>`bookings.answer_by - least(make_interval(hours => ${ANSWER_SOON_HOURS}), (bookings.answer_by - bookings.created_at) / 2)`,
      '<=',
      now,
    )
    .where(isUnsaid(sql.val('unanswered')))
    .orderBy('bookings.answer_by')
    .limit(MOST_AT_ONCE)
    .execute();
