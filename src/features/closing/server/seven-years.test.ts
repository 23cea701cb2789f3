import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { acceptLink } from '#features/circle/server/link-store.ts';
import { insertDependant } from '#features/circle/server/dependant-store.ts';
import { aCentre, aReview, aStay } from '#features/senior-care/server/seed.ts';
import { brokenTrails } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { KEPT_DAYS, RETURN_DAYS } from '../closing.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });

const days = (count: number) => t.clock.advance(count * 86_400);
const leave = async (person: Person) =>
  (await t.as(person)).closing.close({ body: { kind: 'delete', dependants: [] } });
/** Rows of a booking in every table that is kept with it. */
async function rowsOf(id: string) {
  const tables = ['payments', 'booking_dues', 'booking_times', 'booking_events'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await t.db.selectFrom(table).select('booking_id').where('booking_id', '=', id).execute();
      return [table, rows.length] as const;
    }),
  );
  const booking = await t.db.selectFrom('bookings').select('id').where('id', '=', id).execute();
  return Object.fromEntries([['bookings', booking.length], ...counts]) as Record<string, number>;
}
const gone = { bookings: 0, payments: 0, booking_dues: 0, booking_times: 0, booking_events: 0 };

test('what the law wants stays for seven years after the account is gone, and not a day longer', async () => {
  const { elena, centre } = town;
  const relative = await aPerson(t.db, { firstName: 'Mateo' });
  await acceptLink(t.db, {
    personId: elena.personId,
    memberId: relative.id,
    relationship: 'mother',
    scopes: ['bookings', 'payments'],
    endsOn: null,
    endsAt: null,
    now: t.clock.now(),
  });
  const leo = await insertDependant(t.db, {
    userId: elena.id,
    firstName: 'Leo',
    lastName: 'Marín',
    dob: '2018-04-02',
    gender: null,
    relationship: 'son',
    basis: 'parent',
    now: t.clock.now(),
  });
  const other = await aCentre(t.db, { managerId: (await aPerson(t.db)).id });
  const own = await aStay(t, { centre, person: elena });
  const ofLeo = await aStay(t, { centre, person: elena, forPersonId: leo });
  const byMateo = await aStay(t, { centre, person: relative, forPersonId: elena.personId });
  const foreign = await aStay(t, { centre: other, person: await aPerson(t.db) });
  await aReview(t.db, { providerId: centre.id, userId: elena.id, bookingId: own.id });
  const all = [own.id, ofLeo.id, byMateo.id, foreign.id];
  days(60);
  await leave(elena);
  days(RETURN_DAYS);
  await t.runJobs();
  const closed = await t.db.selectFrom('users').select('closed_at').where('id', '=', elena.id).executeTakeFirst();
  expect(closed?.closed_at).toEqual(t.clock.now());
  const kept = await Promise.all(all.map(rowsOf));
  for (const rows of kept) for (const count of Object.values(rows)) expect(count).toBeGreaterThan(0);

  days(KEPT_DAYS);
  t.clock.advance(-1);
  await t.runJobs();
  expect(await Promise.all(all.map(rowsOf))).toEqual(kept);

  t.clock.advance(2);
  await t.runJobs();
  expect(await rowsOf(own.id)).toEqual(gone);
  expect(await rowsOf(ofLeo.id)).toEqual(gone);
  // What somebody has paid who is still here is theirs, and so is what others have booked.
  expect(await Promise.all([byMateo.id, foreign.id].map(rowsOf))).toEqual(kept.slice(2));
  const reviews = await t.db.selectFrom('reviews').select('booking_id').where('provider_id', '=', centre.id).execute();
  expect(reviews).toEqual([{ booking_id: null }]);
  expect(await brokenTrails(t)).toEqual([]);
  const trail = await t.db.selectFrom('audit_entries').select('id').where('person_id', '=', elena.personId).execute();
  expect(trail.length).toBeGreaterThan(0);
  await t.runJobs();
});
