import { aPerson, type Person } from '../src/features/account/server/seed.ts';
import { openSession } from '../src/features/account/server/sessions.ts';
import { BOOKING_NOTICE } from '../src/features/bookings/notification.ts';
import { noticeFacts } from '../src/features/bookings/server/notice-store.ts';
import { bellFacts } from '../src/features/bookings/server/present-notification.ts';
import { bookerOf } from '../src/features/bookings/server/seed.ts';
import { insertNotifications } from '../src/features/notifications/server/store.ts';
import { bookStay } from '../src/features/senior-care/server/book-stay.ts';
import { stays } from '../src/features/senior-care/server/stay-kind.ts';
import { StayRequest } from '../src/features/senior-care/stay.ts';
import { addDays, type Day, dayIn, weekdayOf } from '../src/shared/dates.ts';
import type { Db } from '../src/server/db/db.ts';

export type LoggedInPerson = Person & { headers: Record<string, string> };

const MANY_SEATS = 10_000;
const REVIEWS = 40;
const BOOKINGS = 25;

/** Day centres that take bookings on Wednesdays, each with more seats than a run can take and more reviews than a page shows. */
export async function openCentres(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .updateTable('providers')
    .set({ review_count: REVIEWS })
    .where('id', 'in', (is) =>
      is
        .selectFrom('providers')
        .select('id')
        .where('kind', '=', 'day_care')
        .where('verified_at', 'is not', null)
        .where((where) => where.eb(where.val(WEDNESDAY), '=', where.fn.any('open_weekdays')))
        .orderBy('id')
        .limit(count),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await db.updateTable('centres').set({ capacity: MANY_SEATS }).where('provider_id', 'in', ids).execute();
  for (const table of ['reviews', 'seat_days'] as const)
    await db.deleteFrom(table).where('provider_id', 'in', ids).execute();
  for (const id of ids)
    await db
      .insertInto('reviews')
      .values(Array.from({ length: REVIEWS }, (_, index) => reviewOf(id, index)))
      .execute();
  return ids;
}

const reviewOf = (providerId: string, index: number) => ({
  provider_id: providerId,
  author: 'Rosa M.',
  stars: 1 + (index % 5),
  words: `They know her songs by heart. ${index}`,
  created_at: new Date(Date.UTC(2026, 0, 1 + index)),
});

/** Families with more bookings and more news than a page shows. */
export async function openFamilies(
  db: Db,
  { count, centreIds }: { count: number; centreIds: readonly string[] },
): Promise<Person[]> {
  const now = new Date();
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const person = await aPerson(db, { email: `family-${number}@bench.example` });
      for (let index = 0; index < BOOKINGS; index += 1) {
        const centerId = centreIds[(number + index) % centreIds.length] ?? '';
        const request = StayRequest.parse(aDay(centerId, wednesdayAfter(now, 1 + index)));
        const { id: bookingId } = await bookStay(db, { booker: bookerOf(person.id), request, now });
        await insertNotifications(db, {
          kind: BOOKING_NOTICE,
          subjectId: bookingId,
          readers: [{ userId: person.id, providerId: null }],
          facts: bellFacts(await noticeFacts(db, bookingId), 'held', stays),
          now,
        });
      }
      return person;
    }),
  );
}

const WEDNESDAY = 3;

/** A stay of one day. */
export const aDay = (centerId: string, day: Day) => ({
  centerId,
  checkInDate: day,
  checkOutDate: day,
  weekDays: [WEDNESDAY],
});

/** `turns` weeks from the coming week on. */
export function wednesdayAfter(now: Date, turns: number): Day {
  const today = dayIn('UTC', now);
  return addDays(today, WEDNESDAY - weekdayOf(today) + 7 * turns);
}

/** Fresh sessions, which last for a quarter of an hour. */
export const logIn = (db: Db, people: readonly Person[]): Promise<LoggedInPerson[]> =>
  Promise.all(
    people.map(async (person) => {
      const { access } = await openSession(db, person.id, { now: new Date() });
      return { ...person, headers: { 'x-token': access, authorization: `Bearer ${access}`, userid: person.id } };
    }),
  );
