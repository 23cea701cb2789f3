import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Point } from '#features/places/place.ts';
import { Failure } from '#shared/failure.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { centreSearch } from '../filters.ts';
import { aCentre } from './seed.ts';

const pasadena: Point = { latitude: 34.1478, longitude: -118.1445 };
const north = (miles: number) => ({ latitude: pasadena.latitude + miles / 69.09, longitude: pasadena.longitude });

let t: TestApp;
type Clients = Awaited<ReturnType<TestApp['as']>>;
type Query = NonNullable<Parameters<Clients['seniorCare']['search']>[0]>['query'];

beforeAll(async () => {
  t = await testApp(); // Monday, June 15, 2026, nine in the morning in Pasadena
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('providers').execute();
});

const search = async (query: Query) => (await t.as()).seniorCare.search({ query: { place: 'Pasadena, CA', ...query } });
const countsOf = async (query: Query) =>
  (await t.as()).seniorCare.counts({ query: { place: 'Pasadena, CA', ...query } });
const names = async (query: Query) => (await search(query)).data.map(({ name }) => name);
const refusal = async (query: Query) => {
  const failure = await search(query).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Failure)) throw new Error('The search was answered.');
  return { code: failure.code, issues: failure.issues.map(({ field, key }) => `${field} ${key}`) };
};
const aCentreAt = (name: string, miles: number, choices: Parameters<typeof aCentre>[1] = {}) =>
  aCentre(t.db, { name, ...north(miles), ...choices });

describe('where', () => {
  test('shows the nearest first, with miles as the crow flies, and nothing beyond 25 miles', async () => {
    await aCentreAt('Far', 26);
    await aCentreAt('Third', 24.5);
    await aCentreAt('First', 0);
    await aCentreAt('Second', 3, { kind: 'assisted_living' });
    const { data, pagization, place } = await search({});
    expect(data.map(({ name, distanceMiles }) => [name, Math.round((distanceMiles ?? -1) * 10) / 10])).toEqual([
      ['First', 0],
      ['Second', 3],
      ['Third', 24.5],
    ]);
    expect(pagization).toEqual({ totalCount: 3, isMore: false });
    expect(place?.label).toBe('Pasadena, CA');
  });

  test('cuts at the asked radius', async () => {
    await aCentreAt('Near', 1.9);
    await aCentreAt('Farther', 2.1);
    expect(await names({ miles: 2 })).toEqual(['Near']);
    expect(await names({ miles: 5 })).toEqual(['Near', 'Farther']);
  });

  test('understands a ZIP code and a label as well', async () => {
    await aCentreAt('Here', 0);
    expect(await names({ place: '91101' })).toEqual(['Here']);
    expect(await names({ place: 'pasadena ca' })).toEqual(['Here']);
    expect(await names({ place: 'Tampa, FL' })).toEqual([]);
  });

  test('finds what is around a person, and names their town', async () => {
    await aCentreAt('Here', 0);
    const { data, place } = await search({ place: '', ...north(1) });
    expect(data[0]?.distanceMiles).toBeCloseTo(1, 1);
    expect(place).toMatchObject({ ...north(1), state: 'CA' });
  });

  test('finds nothing in the middle of the ocean', async () => {
    await aCentreAt('Here', 0);
    expect(await search({ place: '', latitude: 0, longitude: -40 })).toMatchObject({ data: [], place: null });
    expect(await search({ place: '', latitude: 90, longitude: 180 })).toMatchObject({ data: [] });
    expect(await search({ place: '', latitude: -90, longitude: -180 })).toMatchObject({ data: [] });
  });

  test.each<[string, Query]>([
    ['an empty place', { place: '' }],
    ['half a point', { place: '', latitude: 34 }],
  ])('asks for a place when there is %s', async (_, query) => {
    expect(await refusal(query)).toEqual({ code: 'invalid_input', issues: ['place errors.placeBlank'] });
  });

  test('says so when it does not know the place', async () => {
    expect(await refusal({ place: 'Pasadna' })).toEqual({
      code: 'invalid_input',
      issues: ['place errors.placeUnknown'],
    });
  });

  test('speaks the words of the specification', async () => {
    const answer = await t.fetch('/services/seniorcare/centres/v1.0/search');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'place', message: 'Please search for location' }] });
  });
});

describe('filters', () => {
  beforeEach(async () => {
    await aCentreAt('Plain', 1, { rating: 4.2, reviewCount: 8, languages: ['en'] });
    await aCentreAt('Rides', 2, {
      services: ['rides'],
      prices: { dayCents: 9000, weekCents: 1, monthCents: 1 },
      rating: 4.8,
      reviewCount: 3,
      languages: ['en', 'es'],
    });
    await aCentreAt('Memory', 3, {
      services: ['memory_support', 'rides'],
      prices: { dayCents: 9001, weekCents: 1, monthCents: 1 },
      languages: ['en', 'ru'],
    });
    await aCentreAt('Residence', 4, {
      kind: 'assisted_living',
      rating: 4.8,
      reviewCount: 30,
      prices: { dayCents: 21_000, weekCents: 1, monthCents: 1 },
    });
    await aCentreAt('Home', 12, { kind: 'board_and_care', services: ['memory_support'], verifiedAt: null });
  });

  test.each<[Query, string[]]>([
    [{}, ['Plain', 'Rides', 'Memory', 'Residence', 'Home']],
    [{ kind: 'day_care' }, ['Plain', 'Rides', 'Memory']],
    [{ kind: 'assisted_living,board_and_care' }, ['Residence', 'Home']],
    [{ kind: ['assisted_living', 'board_and_care'] }, ['Residence', 'Home']],
    [{ rides: '1' }, ['Rides', 'Memory']],
    [{ memory: 'true' }, ['Memory', 'Home']],
    [{ rides: '1', memory: '1' }, ['Memory']],
    [{ max: 90 }, ['Plain', 'Rides', 'Home']],
    [{ rating: 4.5 }, ['Rides', 'Residence']],
    [{ language: 'ru' }, ['Memory']],
    [{ language: 'ru,es' }, ['Rides', 'Memory', 'Residence', 'Home']],
    [{ miles: 10, memory: '1' }, ['Memory']],
  ])('%o', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('empty fields of a form that was sent without a script ask for nothing', async () => {
    const answer = await t.fetch(
      '/services/seniorcare/centres/v1.0/search?place=91101&latitude=&kind=&rides=&space=&in=&out=&max=&rating=&language=&days=&guests=&miles=&sort=&page=',
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ pagization: { totalCount: 5 } });
  });

  test('shows who has not been verified', async () => {
    const { data } = await search({ kind: 'board_and_care' });
    expect(data.map(({ isVerified }) => isVerified)).toEqual([false]);
  });

  test('says how many each choice would leave', async () => {
    const { counts } = await countsOf({});
    expect(counts).toEqual({
      kind: { day_care: 3, assisted_living: 1, board_and_care: 1 },
      rides: { '1': 2 },
      memory: { '1': 2 },
      space: { '1': 5 },
      language: { en: 5, es: 3, ru: 1 },
      rating: { '4.8': 2, '4.5': 2, '4': 3 },
      miles: { '2': 1, '5': 4, '10': 4, '25': 5, '50': 5 },
      max: { '75': 0, '90': 3, '110': 4, '150': 4, '200': 4 },
    });
  });

  test('counts a choice with the other choices as they are, its own group left open', async () => {
    const { counts } = await countsOf({ kind: 'day_care', rides: '1' });
    expect(counts).toMatchObject({
      kind: { day_care: 2, assisted_living: 0, board_and_care: 0 },
      rides: { '1': 2 },
      memory: { '1': 1 },
      language: { en: 2, es: 1, ru: 1 },
      max: { '90': 1, '110': 2 },
    });
  });

  test.each<Query>([{}, { kind: 'day_care', max: 110 }, { rides: '1' }, { space: '1', days: '3' }])(
    'every count beside %o is what a search with that choice finds',
    async (base) => {
      const { id } = await aCentreAt('Full on Wednesdays', 6, { services: ['rides'] });
      await t.db.insertInto('seat_days').values({ provider_id: id, day: '2026-06-17', capacity: 0 }).execute();
      const { counts } = await countsOf(base);
      const total = async (choice: Query) => (await search({ ...base, ...choice })).pagization.totalCount;
      expect(Object.keys(counts).sort()).toEqual(centreSearch.filters.map(({ key }) => key).sort());
      for (const [filter, choices] of Object.entries(counts))
        for (const [choice, count] of Object.entries(choices))
          expect([filter, choice, await total({ [filter]: choice })]).toEqual([filter, choice, count]);
    },
  );

  test('sorts by price and by rating, the nearest first among equals', async () => {
    expect(await names({ sort: 'price' })).toEqual(['Plain', 'Home', 'Rides', 'Memory', 'Residence']);
    expect(await names({ sort: 'rating' })).toEqual(['Residence', 'Rides', 'Plain', 'Memory', 'Home']);
  });

  test('offers a way out when nothing fits', async () => {
    expect(await names({ memory: '1', miles: 2 })).toEqual([]);
    expect(await countsOf({ memory: '1', miles: 2 })).toMatchObject({
      withoutFilters: 1,
      counts: { miles: { 50: 2 } },
    });
    expect(await names({ place: 'Tampa, FL' })).toEqual([]);
    expect(await countsOf({ place: 'Tampa, FL' })).toMatchObject({
      withoutFilters: 0,
      counts: { miles: { 50: 0 } },
    });
  });
});

describe('the asked days', () => {
  test('are four weeks from today, one day a week, when nobody says otherwise', async () => {
    await aCentreAt('Here', 0);
    const { data } = await search({});
    expect(data[0]).toMatchObject({ totalCents: 5 * 8400, freeWeekdays: [1, 2, 3, 4, 5] });
  });

  test('have their price for the whole party', async () => {
    await aCentreAt('Here', 0);
    const { data } = await search({ in: '06/17/2026', out: '06/30/2026', days: '1,3', guests: 2 });
    expect(data[0]?.totalCents).toBe(2 * 4 * 8400);
  });

  test('begin today on the calendar of the centre', async () => {
    await aCentre(t.db, { name: 'Guam', latitude: 13.47, longitude: 144.75, timeZone: 'Pacific/Guam' });
    const { data } = await search({ place: '', latitude: 13.47, longitude: 144.75, out: '2026-06-16', days: '1,2' });
    expect(data[0]?.totalCents).toBe(8400);
  });

  test('show on which weekdays there are seats, and which centres have them all', async () => {
    const busy = await aCentreAt('Busy', 1);
    await aCentreAt('Quiet', 2);
    await t.db
      .insertInto('seat_days')
      .values([
        { provider_id: busy.id, day: '2026-06-17', capacity: 10, taken: 10 },
        { provider_id: busy.id, day: '2026-06-25', capacity: 10, taken: 9 },
        { provider_id: busy.id, day: '2026-07-31', capacity: 0 },
      ])
      .execute();
    const asked = { days: '3', in: '2026-06-15', out: '2026-07-13' };
    const { data } = await search(asked);
    expect(data.map(({ name, freeWeekdays }) => [name, freeWeekdays])).toEqual([
      ['Busy', [1, 2, 4, 5]],
      ['Quiet', [1, 2, 3, 4, 5]],
    ]);
    expect((await countsOf(asked)).counts['space']).toEqual({ 1: 1 });
    expect(await names({ days: '3', space: '1' })).toEqual(['Quiet']);
    expect(await names({ days: '4', space: '1' })).toEqual(['Busy', 'Quiet']);
    expect(await names({ days: '4', space: '1', guests: 2 })).toEqual(['Quiet']);
    expect(await names({ days: '1', space: '1', guests: 6 })).toEqual(['Busy', 'Quiet']);
  });

  test('count only weekdays that come between check-in and check-out', async () => {
    await aCentreAt('Here', 0);
    const { data } = await search({ in: '2026-06-18', out: '2026-06-20', days: '4,1' });
    expect(data[0]?.freeWeekdays).toEqual([4, 5]);
    expect(await names({ in: '2026-06-18', out: '2026-06-20', days: '4,1', space: '1' })).toEqual(['Here']);
    expect(await names({ in: '2026-06-20', out: '2026-06-21', space: '1' })).toEqual([]);
  });

  test('must be in order, within a year, and not at the end of time', async () => {
    expect((await refusal({ in: '2026-06-20', out: '2026-06-19' })).issues).toEqual(['out errors.checkOutBefore']);
    expect((await refusal({ in: '2026-06-20', out: '2027-06-30' })).issues).toEqual(['out errors.stayTooLong']);
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31', '2031-01-01'])
      expect((await refusal({ in: day })).issues).toEqual(['in errors.dateImproper']);
    expect((await refusal({ out: '9999-12-31' })).issues).toEqual(['out errors.dateImproper']);
  });
});

describe('pages', () => {
  test('hold twenty centres each', async () => {
    for (let index = 0; index < 45; index += 1) await aCentreAt(`Centre ${index}`, index / 10);
    expect((await names({})).length).toBe(20);
    expect(await names({ page: 3 })).toEqual(['Centre 40', 'Centre 41', 'Centre 42', 'Centre 43', 'Centre 44']);
    expect(await search({ page: 4 })).toMatchObject({ data: [], pagization: { totalCount: 45, isMore: false } });
  });

  test('look beyond the nearest hundred when filters or a late page need it', async () => {
    for (let index = 0; index < 130; index += 1)
      await aCentreAt(`Centre ${index}`, index / 100, { services: index > 110 ? ['rides'] : [] });
    expect((await search({})).pagization).toEqual({ totalCount: 100, isMore: true });
    expect(await search({ kind: 'assisted_living' })).toMatchObject({ data: [], pagization: { isMore: false } });
    expect((await names({ page: 7 })).length).toBe(10);
    expect((await search({ rides: '1' })).pagization).toEqual({ totalCount: 19, isMore: false });
    expect((await search({ miles: 1, page: 6 })).pagization).toEqual({ totalCount: 100, isMore: false });
  });
});
