import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { type BookingContext, kindNamed, type Time } from '../kind.ts';
import { timeRows } from '../new-rows-store.ts';
import { type LockedBooking, timesOf, writeBooking } from '../store.ts';

type MovedBooking = Pick<LockedBooking, 'id' | 'kind' | 'answerBy'>;
type TimesChange = { dropped: readonly Time[]; added: readonly Time[] };

/** Puts other times, at least one, in the place of those that a booking had. The booking is locked. */
export async function replaceTimes(
  context: BookingContext,
  booking: MovedBooking,
  times: readonly Time[],
): Promise<void> {
  await writeTimes(context, booking, { dropped: await timesOf(context.db, booking.id), added: times, kept: [] });
}

/**
 * Takes times out of a booking and puts others in; those that stay keep what was noted of them. False, and nothing changes, when none
 * would be left. The booking is locked.
 */
export async function changeTimes(
  context: BookingContext,
  booking: MovedBooking,
  { dropped, added }: TimesChange,
): Promise<boolean> {
  const isDropped = ({ startsAt }: Time) => dropped.some((time) => time.startsAt.getTime() === startsAt.getTime());
  const present = await timesOf(context.db, booking.id);
  const kept = present.filter((time) => !isDropped(time));
  if (kept.length + added.length === 0) return false;
  await writeTimes(context, booking, { dropped: present.filter(isDropped), added, kept });
  return true;
}

async function writeTimes(
  { db, bookingKinds, now }: BookingContext,
  { id, kind, answerBy }: MovedBooking,
  { dropped, added, kept }: TimesChange & { kept: readonly Time[] },
) {
  const times = [...kept, ...added].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [first, last] = [times.at(0), times.at(-1)];
  if (!first || !last) throw new Error('A booking has at least one time.');
  if (dropped.length > 0)
    await db
      .deleteFrom('booking_times')
      .where('booking_id', '=', id)
      .where(sql<boolean>`starts_at = any(${dropped.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[])`)
      .execute();
  if (added.length > 0) await db.insertInto('booking_times').expression(timeRows(id, added)).execute();
  // No calendar holds what was never sent.
  if (kindNamed(bookingKinds, kind).isByDay && answerBy !== null) await keepGone(db, id, { dropped, times });
  await writeBooking(db, id, {
    booked_date: first.day,
    starts_at: first.startsAt,
    ends_at: last.endsAt,
    updated_at: now,
  });
}

/** Notes which days calendars hold in vain, and forgets those that came back. */
async function keepGone(db: Db, id: string, { dropped, times }: { dropped: readonly Time[]; times: readonly Time[] }) {
  const days = new Set(times.map(({ day }) => day));
  const gone = dropped.filter(({ day }) => !days.has(day));
  if (gone.length > 0) await db.insertInto('booking_gone_days').expression(timeRows(id, gone)).execute();
  await db
    .deleteFrom('booking_gone_days')
    .where('booking_id', '=', id)
    .where(sql<boolean>`day = any(${[...days]}::date[])`)
    .execute();
}
