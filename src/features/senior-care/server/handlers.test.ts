import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { Failure } from '#shared/failure.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { SERVICE_ID, type Stay } from '../stay.ts';
import { careDays, estimateStay } from '../stay-price.ts';
import { aCentre, aReview } from './seed.ts';

let t: TestApp;
let managerId: string;
beforeAll(async () => {
  t = await testApp();
  ({ id: managerId } = await aPerson(t.db, { firstName: 'Marcus', lastName: 'Webb' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('providers').execute();
});

const visitor = async () => (await t.as()).seniorCare;
const failureOf = async (asked: Promise<unknown>) => {
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Failure)) throw new Error('It was answered.');
  return { code: failure.code, fields: failure.issues.map(({ field }) => field) };
};
const nobody = '5b1a7f0c-3d52-4a68-9f0e-2b8a4c6d9e11';

describe('the kinds of senior care', () => {
  test('with how many verified centres there are and from what price; as old as ten seconds', async () => {
    await aCentre(t.db);
    await aCentre(t.db, { prices: { dayCents: 7100, weekCents: 1, monthCents: 1 } });
    await aCentre(t.db, { verifiedAt: null, prices: { dayCents: 100, weekCents: 1, monthCents: 1 } });
    const first = await (await visitor()).services();
    expect(first.data).toEqual([
      { _id: SERVICE_ID, kind: 'day_care', centres: 2, fromCents: 7100 },
      { _id: '5c0a7e1e-0000-4000-8000-000000000002', kind: 'assisted_living', centres: 0, fromCents: null },
      { _id: '5c0a7e1e-0000-4000-8000-000000000003', kind: 'board_and_care', centres: 0, fromCents: null },
    ]);
    await aCentre(t.db);
    expect(await (await visitor()).services()).toEqual(first);
    t.clock.advance(11);
    expect((await (await visitor()).services()).data[0]?.centres).toBe(3);
  });
});

describe('the page of a centre', () => {
  const details = async (id: string, headers = {}) =>
    (await t.as(undefined, headers)).seniorCare.details({ params: { id } });

  test('has its facts, its host, its newest reviews and its stars', async () => {
    const { id } = await aCentre(t.db, { managerId });
    for (const [index, stars] of [5, 5, 4, 2, 5, 5].entries())
      await aReview(t.db, { providerId: id, stars, words: `Review ${index}`, createdAt: new Date(2026, 3, index + 1) });
    const { data, reviews } = await details(id);
    expect(data).toMatchObject({
      _id: id,
      name: 'Jacaranda Day Center',
      isVerified: true,
      hostId: managerId,
      street: '214 Example Ave',
      zip: '91101',
      capacity: 10,
      about: 'A house with a garden.',
      prices: { dayCents: 8400 },
      openWeekdays: [1, 2, 3, 4, 5],
      rating: 4.3,
      reviewCount: 6,
      stars: [0, 1, 0, 1, 4],
    });
    expect(reviews.map(({ words }) => words)).toEqual(['Review 5', 'Review 4', 'Review 3', 'Review 2', 'Review 1']);
  });

  test('names the coming days on which it is closed though its weekday is open', async () => {
    const { id } = await aCentre(t.db, { managerId });
    const closed = (day: string) => ({ provider_id: id, day, capacity: 0 });
    const days = ['2026-06-12', '2026-06-18', '2026-06-20', '2026-07-03'];
    await t.db.insertInto('seat_days').values(days.map(closed)).execute();
    expect((await details(id)).data.closedDays).toEqual(['2026-06-18', '2026-07-03']);
  });

  test('shows its neighbours, its own kind first, none beyond 25 miles', async () => {
    const { id } = await aCentre(t.db);
    await aCentre(t.db, { name: 'Residence next door', kind: 'assisted_living', latitude: 34.149 });
    await aCentre(t.db, { name: 'Day care farther', latitude: 34.2 });
    await aCentre(t.db, { name: 'Too far', latitude: 35 });
    expect((await details(id)).nearby.map(({ name }) => name)).toEqual(['Day care farther', 'Residence next door']);
  });

  test('is there for a centre that nobody has verified, and says so', async () => {
    const { id } = await aCentre(t.db, { verifiedAt: null });
    expect((await details(id)).data).toMatchObject({ isVerified: false, hostId: null });
  });

  test('speaks Spanish where the centre does', async () => {
    const { id } = await aCentre(t.db);
    const other = await aCentre(t.db, { about: { en: 'English only.', sp: '' } });
    expect((await details(id, { 'accept-language': 'es' })).data.about).toBe('Una casa con jardín.');
    expect((await details(other.id, { 'accept-language': 'es' })).data.about).toBe('English only.');
  });

  test('says nothing about the people of the house', async () => {
    const { id } = await aCentre(t.db, { managerId });
    const answer = await t.fetch(`/services/seniorcare/centres/v1.0/one/${id}`);
    expect(await answer.text()).not.toMatch(/email|Marcus|password|updated_at/);
  });

  test.each([nobody, 'not-an-id', '%00'])('is missing for %s', async (id) =>
    expect((await failureOf(details(id))).code).toBe('not_found'),
  );
});

describe('seats', () => {
  const seats = async (id: string, from: string, to: string) =>
    (await visitor()).seats({ params: { id }, query: { from, to } });

  test('are told for every day, none where the centre is closed', async () => {
    const { id } = await aCentre(t.db, { managerId });
    await t.db.insertInto('seat_days').values({ provider_id: id, day: '2026-06-19', capacity: 8, taken: 5 }).execute();
    expect((await seats(id, '06/18/2026', '2026-06-20')).data).toEqual([
      { day: '2026-06-18', capacity: 10, free: 10 },
      { day: '2026-06-19', capacity: 8, free: 3 },
      { day: '2026-06-20', capacity: 0, free: 0 },
    ]);
  });

  test('for a year at once and not for more', async () => {
    const { id } = await aCentre(t.db, { managerId });
    expect((await seats(id, '2026-06-15', '2027-06-20')).data).toHaveLength(371);
    expect(await failureOf(seats(id, '2026-06-15', '2027-06-21'))).toEqual({ code: 'invalid_input', fields: ['to'] });
    expect(await failureOf(seats(id, '2026-06-15', '2026-06-14'))).toEqual({ code: 'invalid_input', fields: ['to'] });
    expect(await failureOf(seats(id, '0000-01-01', '0000-01-02'))).toEqual({ code: 'invalid_input', fields: ['from'] });
  });

  test('are nobody’s where nothing can be booked', async () => {
    const unverified = await aCentre(t.db, { managerId, verifiedAt: null });
    const unmanaged = await aCentre(t.db);
    for (const id of [unverified.id, unmanaged.id, nobody])
      expect((await failureOf(seats(id, '2026-06-15', '2026-06-16'))).code).toBe('not_found');
  });
});

describe('a quote', () => {
  const stay: Stay = {
    checkInDate: '2026-06-17',
    checkOutDate: '2026-07-15',
    weekDays: [1, 3, 6],
    typeSelect: 'day',
    guestsCount: 2,
    Seniorcount: 1,
  };
  const quote = async (centerId: string, changes: Partial<Stay> = {}) =>
    (await visitor()).quote({ body: { centerId, stay: { ...stay, ...changes } } });

  test.each(['day', 'week', 'month'] as const)('is what estimateStay says, by the %s', async (typeSelect) => {
    const prices = { dayCents: 8400, weekCents: 39_900, monthCents: 159_600 };
    const centre = await aCentre(t.db, { managerId, prices });
    const asked = { ...stay, typeSelect };
    expect(await quote(centre.id, asked)).toEqual({
      known: [],
      estimate: estimateStay(prices, asked, [1, 2, 3, 4, 5]),
      days: careDays(asked, [1, 2, 3, 4, 5]),
      fullDays: [],
      cancelling: expect.objectContaining({ state: 'unanswered', keptCents: expect.any(Number) as number }) as object,
    });
  });

  test('names the asked days that are full for the party', async () => {
    const { id } = await aCentre(t.db, { managerId });
    await t.db
      .insertInto('seat_days')
      .values([
        { provider_id: id, day: '2026-06-17', capacity: 10, taken: 9 },
        { provider_id: id, day: '2026-06-18', capacity: 10, taken: 10 },
        { provider_id: id, day: '2026-06-22', capacity: 10, taken: 8 },
        { provider_id: id, day: '2026-06-24', capacity: 0 },
      ])
      .execute();
    expect((await quote(id)).fullDays).toEqual(['2026-06-17', '2026-06-24']);
    expect((await quote(id, { guestsCount: 1 })).fullDays).toEqual(['2026-06-24']);
  });

  test('is refused for what cannot be booked, and for days out of reach', async () => {
    const { id } = await aCentre(t.db, { managerId });
    const unverified = await aCentre(t.db, { managerId, verifiedAt: null });
    expect((await failureOf(quote(unverified.id))).code).toBe('not_found');
    expect((await failureOf(quote(nobody))).code).toBe('not_found');
    expect(await failureOf(quote(id, { checkInDate: '0000-01-01', checkOutDate: '0000-02-01' }))).toEqual({
      code: 'invalid_input',
      fields: ['stay.checkInDate'],
    });
    expect(await failureOf(quote(id, { checkOutDate: '2026-06-16' }))).toEqual({
      code: 'invalid_input',
      fields: ['stay.checkOutDate'],
    });
    expect((await failureOf(quote(id, { weekDays: [] }))).code).toBe('invalid_input');
  });
});

describe('top rated', () => {
  const top = async (place: string) =>
    (await (await visitor()).topRated({ query: { place } })).data.map(({ name, distanceMiles }) => [
      name,
      distanceMiles === null,
    ]);

  test('near a place, in the country without one, verified ones only', async () => {
    await aCentre(t.db, { name: 'Good', latitude: 34.19, rating: 4.5, reviewCount: 9 });
    await aCentre(t.db, { name: 'Better', latitude: 34.25, rating: 4.9, reviewCount: 4 });
    await aCentre(t.db, { name: 'Nobody knows', rating: 5, reviewCount: 9, verifiedAt: null });
    await aCentre(t.db, {
      name: 'Tampa',
      latitude: 27.95,
      longitude: -82.46,
      timeZone: 'America/New_York',
      rating: 5,
      reviewCount: 2,
    });
    expect(await top('Pasadena, CA')).toEqual([
      ['Better', false],
      ['Good', false],
    ]);
    expect(await top('')).toEqual([
      ['Tampa', true],
      ['Better', true],
      ['Good', true],
    ]);
    expect(await top('nowhere at all')).toHaveLength(3);
  });
});
