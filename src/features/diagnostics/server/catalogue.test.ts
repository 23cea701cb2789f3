import { afterAll, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { categories, categoryId, packages, serviceIds, tests } from '../catalogue.ts';
import { aLab, itemId } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { diagnostics } = await t.as();

const missing = { code: 'not_found' };
const nobody = '00000000-0000-4000-8000-000000000000';
const near = { latitude: 34.1478, longitude: -118.1445 };

const arroyo = await aLab(t.db);
const cheap = await aLab(t.db, {
  name: 'Colorado Street',
  latitude: 34.15,
  prices: { lipid_panel: 30, heart_check: 99 },
  homeFeeCents: 2500,
});
await aLab(t.db, { name: 'Far Labs', latitude: 34.4, prices: { a1c: 10 } });
const unchecked = await aLab(t.db, { name: 'Unchecked', latitude: 34.149, verifiedAt: null, managerId: null });

describe('the catalogue', () => {
  test('has categories with how many tests each has and from what price', async () => {
    const { data } = await diagnostics.categories({});
    expect(data.map(({ category }) => category)).toEqual(categories);
    expect(data.find(({ category }) => category === 'heart')).toMatchObject({
      name: 'Heart',
      tests: tests.filter(({ category }) => category === 'heart').length,
      fromCents: 3000,
    });
    expect(data.find(({ category }) => category === 'liver')?.fromCents).toBeNull();
  });

  test('speaks Spanish to those who read it', async () => {
    const own = t.clientsWith({ 'accept-language': 'es' });
    expect((await own.diagnostics.categories({})).data[0]?.name).toBe('Corazón');
  });

  test('has packages with their contents and lowest prices', async () => {
    const { data } = await diagnostics.packages({});
    expect(data).toHaveLength(packages.length);
    const heart = data.find(({ code }) => code === 'heart_check');
    expect(heart).toMatchObject({ name: 'Heart check', priceCents: 9900, fastHours: 12 });
    expect(heart?.tests.map(({ name }) => name)).toContain('Cholesterol panel');
    const { data: one } = await diagnostics.package({ params: { id: heart?._id ?? '' } });
    expect(one).toEqual(heart);
  });

  test('knows where samples are taken', async () => {
    expect((await diagnostics.services({})).data).toEqual([
      { _id: serviceIds.center, draw: 'center', centers: 3, fromCents: 1000 },
      { _id: serviceIds.home, draw: 'home', centers: 1, fromCents: 3000 },
    ]);
  });

  test('tells one test with where it costs least', async () => {
    const { data, centers, packages: inside } = await diagnostics.test({ params: { id: itemId('lipid_panel') } });
    expect(data).toMatchObject({ name: 'Cholesterol panel', fastHours: 12, priceCents: 3000, specimen: 'blood' });
    expect(data.measures).toEqual(['Total cholesterol', 'LDL cholesterol', 'HDL cholesterol', 'Triglycerides']);
    expect(centers.map(({ center, totalCents }) => [center.name, totalCents])).toEqual([
      ['Colorado Street', 3000],
      ['Arroyo Labs', 3800],
    ]);
    expect(inside.map(({ code }) => code)).toContain('heart_check');
  });

  test('has the tests of a category by every name of that call', async () => {
    const id = categoryId('heart');
    const codes = tests.filter(({ category }) => category === 'heart').map(({ code }) => code);
    const answers = await Promise.all([
      diagnostics.testsOfCategory({ params: { id }, query: {} }),
      diagnostics.testsInCategory({ params: { id } }),
      diagnostics.testsByCategory({ query: { categoryId: id } }),
      diagnostics.testsOf({ params: { id } }),
    ]);
    for (const { data } of answers) expect(data.map(({ code }) => code)).toEqual(codes);
    expect((await diagnostics.testsByCategory({ query: {} })).data).toHaveLength(tests.length);
  });

  test('has the tests of a package, and of a center at its own prices', async () => {
    const of = async (id: string) => (await diagnostics.testsOf({ params: { id } })).data.map(({ code }) => code);
    expect(await of(itemId('liver_check'))).toEqual(['liver_panel', 'ggt']);
    expect(await of(arroyo.id)).toEqual(['lipid_panel', 'a1c', 'vitamin_d']);
    const { data } = await diagnostics.testsOfCentre({ params: { id: arroyo.id } });
    expect(data.map(({ code, priceCents }) => [code, priceCents])).toEqual([
      ['lipid_panel', 3800],
      ['a1c', 2900],
      ['vitamin_d', 4500],
    ]);
    expect(await of(unchecked.id)).toEqual([]);
  });

  test('lists categories for a way of taking samples, or one', async () => {
    expect((await diagnostics.category({ params: { id: serviceIds.home } })).data).toHaveLength(categories.length);
    expect((await diagnostics.category({ params: { id: categoryId('bones') } })).data).toMatchObject([
      { name: 'Bones' },
    ]);
  });

  test.each([nobody, 'none'])('has nothing of %s', async (id) => {
    const params = { id };
    await expect(diagnostics.testsOfCategory({ params, query: {} })).rejects.toMatchObject(missing);
    await expect(diagnostics.testsInCategory({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.testsOf({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.testsOfCentre({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.test({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.package({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.category({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.reviews({ params, query: {} })).rejects.toMatchObject(missing);
    await expect(diagnostics.centre({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.schedule({ params })).rejects.toMatchObject(missing);
    await expect(diagnostics.testsByCategory({ query: { categoryId: nobody } })).rejects.toMatchObject(missing);
  });

  test('marks what a favorite center offers, for its owner alone', async () => {
    const elena = await aPerson(t.db);
    const own = await t.as(elena);
    await own.favourites.markLab({ body: { centerId: cheap.id } });
    const marked = async (clients: typeof own, userId?: string) =>
      (await clients.diagnostics.testsOfCategory({ params: { id: categoryId('heart') }, query: { userId } })).data
        .filter(({ isFavourite }) => isFavourite)
        .map(({ code }) => code);
    expect(await marked(own, elena.id)).toEqual(['lipid_panel']);
    expect(await marked(own)).toEqual([]);
    expect(await marked(await t.as(await aPerson(t.db)), elena.id)).toEqual([]);
    expect(await marked(await t.as(), elena.id)).toEqual([]);
  });
});

describe('centers near a point', () => {
  const names = async (body: Partial<Parameters<typeof diagnostics.near>[0]['body']> = {}) =>
    (await diagnostics.near({ body: { ...near, ...body } })).data.map(({ name }) => name);

  test('are those within 5000 metres, the nearest first', async () => {
    expect(await names()).toEqual(['Arroyo Labs', 'Unchecked', 'Colorado Street']);
    expect(await names({ radius: 50_000 })).toContain('Far Labs');
  });

  test('are those that do what is named, in any language', async () => {
    expect(await names({ testName: 'vitamin d' })).toEqual(['Arroyo Labs']);
    expect(await names({ testName: 'colesterol' })).toEqual(['Arroyo Labs', 'Colorado Street']);
    expect(await names({ categoryName: 'Vitamine' })).toEqual(['Arroyo Labs', 'Unchecked']);
    expect(await names({ testName: 'qqqq' })).toEqual([]);
    expect(await names({ testName: 'diabetes in the family' })).toEqual(['Arroyo Labs']);
    expect(await names({ testName: 'presión alta' })).toEqual(['Arroyo Labs', 'Colorado Street']);
  });

  test.each([{}, { latitude: null, longitude: '' }])('need a place: %j', async (body) => {
    const refused = diagnostics.near({ body: body as unknown as typeof near });
    await expect(refused).rejects.toMatchObject({
      issues: [
        { field: 'latitude', key: 'errors.placeBlank' },
        { field: 'longitude', key: 'errors.placeBlank' },
      ],
    });
  });

  test('offer tests at their lowest price there', async () => {
    const query = { lat: near.latitude, long: near.longitude };
    const { data } = await diagnostics.testsNear({ query });
    expect(data.map(({ code, priceCents }) => [code, priceCents])).toEqual([
      ['lipid_panel', 3000],
      ['a1c', 2900],
      ['vitamin_d', 4500],
    ]);
    const vitamins = { ...query, categoryId: categoryId('vitamins') };
    expect((await diagnostics.testsNear({ query: vitamins })).data.map(({ code }) => code)).toEqual(['vitamin_d']);
  });
});

describe('the list of centers', () => {
  const search = async (body: Parameters<typeof diagnostics.search>[0]['body']) =>
    (await diagnostics.search({ body: { place: 'Pasadena, CA', ...body } })).data;

  test('stands around a place, with the price of the test that was asked for', async () => {
    const number = tests.find(({ code }) => code === 'lipid_panel')?.number;
    const found = await search({ test: String(number), sort: 'price' });
    expect(found.map(({ name, askedCents }) => [name, askedCents])).toEqual([
      ['Colorado Street', 3000],
      ['Arroyo Labs', 3800],
    ]);
    expect(found[0]?.nextFree).toBe('2026-06-15T17:00:00.000Z');
  });

  test('is narrowed by who comes home, by price and by what is tested', async () => {
    expect((await search({ home: '1' })).map(({ name }) => name)).toEqual(['Colorado Street']);
    expect((await search({ category: ['vitamins'] })).map(({ name }) => name)).toEqual(['Arroyo Labs', 'Unchecked']);
    expect((await search({ max: '20', miles: '50' })).map(({ name }) => name)).toEqual(['Far Labs']);
  });

  test('counts each choice as the list finds it', async () => {
    const { counts } = await diagnostics.counts({ body: { place: 'Pasadena, CA' } });
    expect(counts['home']).toEqual({ 1: 1 });
    expect(counts['miles']).toMatchObject({ 3: 3, 25: 4 });
  });

  test('of nowhere asks for a place', async () => {
    await expect(diagnostics.search({ body: {} })).rejects.toMatchObject({ issues: [{ key: 'errors.placeBlank' }] });
  });

  test('names nothing of what nobody has checked', async () => {
    const { data } = await diagnostics.centre({ params: { id: unchecked.id } });
    expect(data).toMatchObject({ isVerified: false, fromCents: null, offered: 0, tests: [], packages: [], hours: [] });
    await expect(diagnostics.schedule({ params: { id: unchecked.id } })).rejects.toMatchObject(missing);
  });
});
