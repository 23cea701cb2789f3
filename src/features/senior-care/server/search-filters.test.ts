import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Query, searchOf } from '#test/centre-search.ts';
import { aPerson } from '#features/account/server/seed.ts';
import { testApp } from '#test/harness.ts';
import { untilWaiting } from '#test/racing.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { centreSearch } from '../filters.ts';
import { bookableCentre } from './stay-store.ts';

const t = await testApp(); // Monday, June 15, 2026, nine in the morning in Pasadena
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('providers').execute();
  await t.db.deleteFrom('plan_names').execute();
});

const { search, countsOf, names, aCentreAt } = searchOf(t);

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
    [{ max: 90 }, ['Plain', 'Rides']],
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

  test('of whom nobody has checked no price and no free day is told, sorted by or found by', async () => {
    const { data } = await search({ kind: 'board_and_care' });
    expect(data).toMatchObject([{ prices: null, freeWeekdays: [], totalCents: null }]);
    expect((await names({ sort: 'price' })).at(-1)).toBe('Home');
    expect(await names({ space: '1' })).not.toContain('Home');
  });

  test('says how many each choice would leave', async () => {
    const { counts } = await countsOf({});
    expect(counts).toEqual({
      kind: { day_care: 3, assisted_living: 1, board_and_care: 1 },
      rides: { '1': 2 },
      memory: { '1': 2 },
      space: { '1': 4 },
      plan: {},
      language: { en: 5, es: 3, ru: 1 },
      rating: { '4.8': 2, '4.5': 2, '4': 3 },
      miles: { '2': 1, '5': 4, '10': 4, '25': 5, '50': 5 },
      max: { '75': 0, '90': 2, '110': 3, '150': 3, '200': 3 },
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

  describe('by insurance plan', () => {
    const takes = (id: string, ...plans: string[]) =>
      t.db.transaction().execute((db) => writePlansTaken(db, id, plans));
    beforeEach(async () => {
      const found = await search({});
      const idOf = (name: string) => found.data.find((centre) => centre.name === name)?._id ?? '';
      await takes(idOf('Plain'), 'Golden Poppy, Choice', 'Blue Heron');
      await takes(idOf('Rides'), 'GOLDEN POPPY choice');
      await takes(idOf('Home'), 'Golden Poppy Choice');
    });

    test('finds a plan however it is written, and says it as it was first written', async () => {
      expect((await countsOf({})).counts['plan']).toEqual({ 'Golden Poppy Choice': 2, 'Blue Heron': 1 });
      expect(await names({ plan: 'golden-poppy CHOICE!' })).toEqual(['Plain', 'Rides']);
      expect((await search({ plan: 'golden poppy choice' })).data.map(({ takes: taken }) => taken)).toEqual([
        ['Golden Poppy Choice'],
        ['Golden Poppy Choice'],
      ]);
      expect((await search({})).data.map(({ takes: taken }) => taken)).toContainEqual([]);
    });

    test('takes one of several, with the other filters, and nothing of whom nobody has checked', async () => {
      expect(await names({ plan: ['Blue Heron', 'Golden Poppy Choice'] })).toEqual(['Plain', 'Rides']);
      expect(await names({ plan: 'Golden Poppy Choice', rides: '1' })).toEqual(['Rides']);
      expect((await countsOf({ rides: '1' })).counts['plan']).toEqual({ 'Golden Poppy Choice': 1 });
      expect(await names({ plan: 'Another' })).toEqual([]);
      expect(await names({ plan: '_%' })).toEqual([]);
      await expect(names({ plan: '\u0000%' })).rejects.toMatchObject({ code: 'invalid_input' });
      expect((await countsOf({ plan: 'Another' })).withoutFilters).toBe(5);
    });

    test('every count is what a search with that plan finds', async () => {
      for (const [plan, count] of Object.entries((await countsOf({ max: 90 })).counts['plan'] ?? {}))
        expect([plan, (await search({ max: 90, plan })).pagization.totalCount]).toEqual([plan, count]);
    });

    test('a plan that one place alone names is written as it writes it now', async () => {
      const { id } = await aCentreAt('Alone', 5);
      await takes(id, 'SILVER fir');
      await takes(id, 'Silver Fir');
      expect((await countsOf({})).counts['plan']).toMatchObject({ 'Silver Fir': 1 });
    });

    test('places that name the same plans at once wait for each other, in whatever order they name them', async () => {
      const [one, other, third] = await Promise.all([5, 6, 7].map(async (miles) => (await aCentreAt('', miles)).id));
      const { waits } = await t.db.transaction().execute(async (db) => {
        await writePlansTaken(db, one ?? '', ['Ash']);
        const waits = takes(other ?? '', 'Fir', 'Ash');
        await untilWaiting(t.db, 1);
        await writePlansTaken(db, third ?? '', ['Fir']);
        return { waits };
      });
      await waits;
      expect((await countsOf({})).counts['plan']).toMatchObject({ Ash: 2, Fir: 2 });
    });
  });

  test('sorts by price and by rating, the nearest first among equals', async () => {
    expect(await names({ sort: 'price' })).toEqual(['Plain', 'Rides', 'Memory', 'Residence', 'Home']);
    expect(await names({ sort: 'rating' })).toEqual(['Residence', 'Rides', 'Plain', 'Memory', 'Home']);
  });

  test('sorts residences alone by what four weeks cost, and them among day centers by the day', async () => {
    const asked: Query = { kind: ['assisted_living', 'board_and_care'], sort: 'price' };
    const costs = (dayCents: number, monthCents: number) => ({ dayCents, weekCents: 1, monthCents });
    await aCentreAt('Dear by the day', 5, { kind: 'board_and_care', prices: costs(22_000, 2) });
    await aCentreAt('Dear by four weeks', 6, { kind: 'board_and_care', prices: costs(20_000, 3) });
    expect(await names({ sort: 'price' })).toEqual([
      ...['Plain', 'Rides', 'Memory'],
      ...['Dear by four weeks', 'Residence', 'Dear by the day', 'Home'],
    ]);
    expect(await names(asked)).toEqual(['Residence', 'Dear by the day', 'Dear by four weeks', 'Home']);
  });

  test('of a checked place that has said no price nobody is told one, and it cannot be booked', async () => {
    const { id } = await aCentreAt('Silent', 0, { prices: null, managerId: (await aPerson(t.db)).id });
    expect(await names({ sort: 'price' })).toEqual(['Plain', 'Rides', 'Memory', 'Residence', 'Silent', 'Home']);
    expect(await names({ max: 200 })).toEqual(['Plain', 'Rides', 'Memory']);
    expect(await names({ space: '1', in: '06/17/2026', out: '06/17/2026' })).not.toContain('Silent');
    const [card] = (await search({})).data;
    expect(card).toMatchObject({ name: 'Silent', isVerified: true, prices: null, nextFreeDay: null, totalCents: null });
    expect(await bookableCentre(t.db, { id, now: t.clock.now() })).toBeUndefined();
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
