import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingKinds } from '#app/server/booking-kinds.ts';
import { bookingPages } from '#app/web/booking-pages.tsx';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCaregiver } from '#features/caregivers/server/seed.ts';
import { aLab, itemId } from '#features/diagnostics/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { aWalkingParty, walkApp, walksOf } from './guided-walk/walk-world.ts';
import type { TestApp } from './harness.ts';

const KEY = 'a4f1c2de-0b6a-4c39-9a52-6f0e6d6c1b77';
let t: TestApp;
let elena: Person;
let bookers: Record<string, Booker>;

/** Books the next thing that is free; `index` keeps them apart. */
type Booker = (index: number, options?: { idempotencyKey: string }) => Promise<{ data: { _id: string } }>;

beforeAll(async () => {
  t = await walkApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  await t.db.deleteFrom('rate_limits').execute();
  const { guide, theo } = await aWalkingParty(t);
  elena = await aPerson(t.db);
  const centre = await aCentre(t.db, { managerId: theo.id, capacity: 40 });
  // A number of different doctors: one account keeps two unpaid visits of each.
  const doctors = await Promise.all(Array.from({ length: 5 }, () => aDoctor(t.db)));
  const caregivers = await Promise.all(Array.from({ length: 5 }, () => aCaregiver(t.db)));
  const labs = await Promise.all(Array.from({ length: 5 }, () => aLab(t.db)));
  const [{ appointments, careVisits, labOrders, seniorCare }, walks] = [await t.as(elena), await walksOf(t, elena)];
  bookers = {
    appointment: (index, options) => {
      const doctorId = doctors[index % 5]?.id ?? '';
      const startsAt = instantOf('2026-06-17', '09:00', 'America/Los_Angeles').toISOString();
      const visit = { doctorId, mode: 'video', startsAt, issue: 'Her knee hurts', key: KEY } as const;
      return appointments.book({ body: visit }, options);
    },
    care_visit: (index, options) => {
      const caregiverId = caregivers[index % 5]?.id ?? '';
      const startsAt = instantOf('2026-06-17', '09:00', 'America/Los_Angeles').toISOString();
      const home = { street: '418 Example Avenue', zip: '91104', issue: 'She forgets to eat' };
      const visit = { caregiverId, startsAt, hours: 2, services: ['companionship' as const], ...home };
      return careVisits.book({ body: visit }, options);
    },
    care_series: (index, options) => {
      const caregiverId = caregivers[index % 5]?.id ?? '';
      const starts = ['2026-06-17', '2026-06-24'].map((day) =>
        instantOf(day, '09:00', 'America/Los_Angeles').toISOString(),
      );
      const home = { street: '418 Example Avenue', zip: '91104', issue: 'She forgets to eat' };
      const visits = { caregiverId, starts, hours: 2, services: ['companionship' as const], ...home };
      return careVisits.bookSeries({ body: visits }, options);
    },
    lab_order: (index, options) => {
      const startsAt = instantOf('2026-06-17', '08:00', 'America/Los_Angeles').toISOString();
      const centerId = labs[index % 5]?.id ?? '';
      return labOrders.book({ body: { centerId, items: [itemId('a1c')], draw: 'center', startsAt } }, options);
    },
    stay: (index, options) => {
      const day = `06/${22 + (index % 5)}/2026`;
      const stay = { checkInDate: day, checkOutDate: day, weekDays: [1 + (index % 5)] };
      return seniorCare.book({ body: { ...stay, centerId: centre.id } }, options);
    },
    walk: (index, options) => {
      const startsAt = `2026-06-${18 + (index % 7)}T17:00:00.000Z`;
      return walks.book({ body: { guideId: guide.id, startsAt, halfHours: 1, route: 'Around the lake' } }, options);
    },
  };
});

const kept = async () => {
  const rows = await t.db.selectFrom('bookings').select('id').where('user_id', '=', elena.id).execute();
  return rows.map(({ id }) => id);
};

test('every kind of booking is here', () => {
  expect(Object.keys(bookers).sort()).toEqual(Object.keys(t.bookingKinds).sort());
});

test('five requests of which nothing is paid wait for answers at most', async () => {
  const { guide, theo } = await aWalkingParty(t);
  const { book } = await walksOf(t, elena);
  const ask = async (day: number) => {
    const startsAt = `2026-06-${day}T17:00:00.000Z`;
    const walk = { guideId: guide.id, startsAt, route: 'Around the lake', paysThere: true };
    return (await book({ body: walk })).data._id;
  };
  const asked: string[] = [];
  for (const day of [18, 19, 20, 21, 22]) asked.push(await ask(day));
  await expect(ask(23)).rejects.toMatchObject({ code: 'too_many_unanswered', values: { count: 5 } });
  expect(await kept()).toHaveLength(5);
  await (await t.as(theo)).requests.accept({ params: { id: asked[0] ?? '' } });
  await expect(ask(23)).resolves.toBeDefined();
});

test.each(Object.values(bookingKinds))(
  'a $name opens where its letters lead, in the list of its kind',
  ({ name, page }) => {
    const list = bookingPages.kinds[name]?.list;
    expect([list?.(), list?.({ _id: KEY })]).toEqual([page, `${page}?id=${KEY}`]);
  },
);

describe.each(['appointment', 'care_series', 'care_visit', 'lab_order', 'stay', 'walk'])(
  'whoever books %ss',
  (kind) => {
    const book: Booker = (...asked) =>
      bookers[kind]?.(...asked) ?? Promise.reject(new Error(`Nobody books a ${kind}.`));
    const outcome = (index: number) =>
      book(index).then(
        () => 'booked',
        (error: unknown) => (error instanceof Failure ? error.code : String(error)),
      );

    test('keeps three unpaid, and tries thirty times an hour', async () => {
      const outcomes: string[] = [];
      for (let index = 0; index < 31; index += 1) outcomes.push(await outcome(index));
      expect(outcomes.slice(0, 4)).toEqual(['booked', 'booked', 'booked', 'too_many_unpaid']);
      expect(outcomes.slice(29)).toEqual(['too_many_unpaid', 'too_many_requests']);
      expect(await kept()).toHaveLength(3);
    });

    test('books once for each key', async () => {
      const options = { idempotencyKey: `every-kind-${kind}` };
      const [first, again] = [await book(0, options), await book(0, options)];
      expect(again.data._id).toBe(first.data._id);
      expect(await kept()).toEqual([first.data._id]);
    });
  },
);
