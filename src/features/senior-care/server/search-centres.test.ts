import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { north, type Query, searchOf } from '#test/centre-search.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aPerson } from '#features/account/server/seed.ts';
import { testApp } from '#test/harness.ts';
import { aCentre } from './seed.ts';

const t = await testApp(); // Monday, June 15, 2026, nine in the morning in Pasadena
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('providers').execute();
});

const { search, countsOf, names, refusal, aCentreAt } = searchOf(t);

describe('by the name of a place to stay', () => {
  test('leads to it, however its letters are written, with what is around it', async () => {
    await aCentreAt('Casa Ámbar Day Center', 200);
    await aCentreAt('Willow Day Center', 205);
    const { data, place } = await search({ place: 'casa ambar' });
    expect(data.map(({ name }) => name)).toEqual(['Casa Ámbar Day Center', 'Willow Day Center']);
    expect(data[0]?.distanceMiles).toBeLessThan(0.1);
    expect(place?.latitude).toBeCloseTo(north(200).latitude, 3);
    expect((await countsOf({ place: 'Casa Ámbar' })).withoutFilters).toBe(2);
  });

  test('is no name where many are called so, nor where a doctor is', async () => {
    for (let count = 0; count < 6; count += 1) await aCentreAt(`Number ${count} Day Center`, count);
    await aDoctor(t.db, { name: 'Dr. Ámbar Ruiz' });
    for (const place of ['day center', 'Ámbar Ruiz', '%'])
      expect(await refusal({ place })).toEqual({ code: 'invalid_input', issues: ['place errors.placeUnknown'] });
  });
});

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

describe('the asked days', () => {
  test('are four weeks from today, one day a week, when nobody says otherwise; then nothing is reckoned', async () => {
    await aCentreAt('Here', 0);
    const { data } = await search({});
    expect(data[0]).toMatchObject({ totalCents: null, freeWeekdays: [1, 2, 3, 4, 5] });
    const weekdays = await search({ days: '1,3' });
    expect(weekdays.data[0]?.totalCents).toBeNull();
    const dates = await search({ in: '06/17/2026', out: '06/30/2026' });
    expect(dates.data[0]?.totalCents).toBeNull();
  });

  test('may be a single one, which is its own weekday', async () => {
    await aCentreAt('Here', 0);
    const { data } = await search({ in: '06/17/2026', out: '06/17/2026' });
    expect(data[0]?.totalCents).toBe(8400);
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

  test('begin on the next free day: within them, with seats for all guests, not begun, where somebody answers', async () => {
    const { id: managerId } = await aPerson(t.db);
    const { id } = await aCentreAt('Here', 0, { managerId });
    await aCentreAt('Nobody answers', 1);
    await aCentreAt('Unchecked', 2, { managerId, verifiedAt: null });
    const full = (day: string, taken = 10) => ({ provider_id: id, day, capacity: 10, taken });
    const closed = { provider_id: id, day: '2026-06-17', capacity: 0 };
    await t.db
      .insertInto('seat_days')
      .values([full('2026-06-16'), closed, full('2026-06-18', 9)])
      .execute();
    const next = async (query: Query) => (await search(query)).data.map(({ nextFreeDay }) => nextFreeDay);
    expect(await next({ in: '2026-06-16' })).toEqual(['2026-06-18', null, null]);
    expect((await next({ in: '2026-06-16', guests: 2 }))[0]).toBe('2026-06-19');
    expect((await next({ in: '2026-06-16', days: '2,3' }))[0]).toBe('2026-06-23');
    expect((await next({ in: '2026-06-16', out: '2026-06-17' }))[0]).toBeNull();
    expect((await next({ guests: 6, in: '2026-06-20', out: '2026-06-21' }))[0]).toBeNull();
    const morning = t.clock.now().toISOString();
    t.clock.set('2026-06-15T14:59:00Z'); // Monday, a minute before eight: still closed
    expect(await next({})).toEqual(['2026-06-15', null, null]);
    expect((await next({ in: '2026-06-01', out: '2026-06-30' }))[0]).toBe('2026-06-15');
    t.clock.set('2026-06-15T15:00:00Z');
    expect((await next({}))[0]).toBe('2026-06-18');
    t.clock.set(morning);
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
