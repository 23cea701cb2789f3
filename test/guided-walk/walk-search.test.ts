import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { addTimeOff } from '#features/availability/server/availability-store.ts';
import { appliedFilters, press } from '#features/search/filters.ts';
import { readSearch, searchQuery } from '#features/search/search-rules.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { TestApp } from '#test/harness.ts';
import { aGuide } from './guides.ts';
import { walkSearch } from './walk-search.ts';
import { walkApp, walksOf } from './walk-world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await walkApp();
  const { id: managerId } = await aPerson(t.db);
  await aGuide(t.db, { managerId, name: 'Theo Brandt' });
  await aGuide(t.db, { managerId, name: 'Ana Ruiz', latitude: 34.18, longitude: -118.15, offers: ['dogs'] });
  await aGuide(t.db, { managerId, name: 'Lee Wong', latitude: 34.29, longitude: -118.15, offers: ['dogs', 'birds'] });
  await aGuide(t.db, { managerId, name: 'Ida Far', latitude: 40.7, longitude: -74, offers: ['dogs'] });
  await aCentre(t.db, { managerId });
});
afterAll(() => t.close());

const place = 'Pasadena, CA';
const find = async (query: Record<string, string | number>) => {
  const { search } = await walksOf(t);
  return search({ query: { place, ...query } });
};
const namesOf = async (query: Record<string, string | number>) => (await find(query)).data.map(({ name }) => name);

test('guides are listed by distance, and nobody else with them', async () => {
  const { data, pagization, place: found } = await find({});
  expect(data.map(({ name }) => name)).toEqual(['Theo Brandt', 'Ana Ruiz', 'Lee Wong']);
  expect(data.map(({ distanceMiles }) => Math.round(distanceMiles))).toEqual([0, 2, 10]);
  expect(pagization).toEqual({ totalCount: 3, isMore: false });
  expect(found).toMatchObject({ label: 'Pasadena, CA' });
  expect(await namesOf({ miles: 5 })).toEqual(['Theo Brandt', 'Ana Ruiz']);
});

test('one filter narrows the list, and says how many it would leave', async () => {
  expect(await namesOf({ dogs: '1' })).toEqual(['Ana Ruiz', 'Lee Wong']);
  const { counts } = await walksOf(t);
  const counted = await counts({ query: { place } });
  expect(counted.withoutFilters).toBe(3);
  expect(counted.counts).toMatchObject({ dogs: { 1: 2 }, miles: { 2: 1, 5: 2, 25: 3 } });
  const narrowed = await counts({ query: { place, dogs: '1', miles: 5 } });
  expect(narrowed.counts).toMatchObject({ dogs: { 1: 1 }, miles: { 2: 0, 5: 1, 25: 2 } });
});

test('an order of their own puts first whoever offers most, and there is none that they do not have', async () => {
  expect(await namesOf({ sort: 'versatile' })).toEqual(['Lee Wong', 'Ana Ruiz', 'Theo Brandt']);
  await expect(find({ sort: 'price' })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('around no place they are listed by when they are free next, with the same filters', async () => {
  const now = t.clock.now();
  const off = { startsAt: now, endsAt: new Date(now.getTime() + 7 * DAY_MS), now };
  const away = await t.db.selectFrom('providers').select('id').where('name', '=', 'Ana Ruiz').executeTakeFirstOrThrow();
  await t.db.transaction().execute((db) => addTimeOff(db, { providerId: away.id, ...off }));
  const { listed } = await walksOf(t);
  const anywhere = async (query: { dogs?: '1' }) => (await listed({ query })).data.map(({ name }) => name);
  expect((await anywhere({})).toSorted()).toEqual(['Ana Ruiz', 'Ida Far', 'Lee Wong', 'Theo Brandt']);
  expect((await anywhere({})).at(-1)).toBe('Ana Ruiz');
  expect((await anywhere({ dogs: '1' })).toSorted()).toEqual(['Ana Ruiz', 'Ida Far', 'Lee Wong']);
});

test('the address, the chips and what is applied come from the same table', () => {
  const search = readSearch(walkSearch, new URLSearchParams('place=91101&dogs=1&miles=10&sort=up'));
  expect(searchQuery(walkSearch, search)).toEqual({ place: '91101', dogs: '1', miles: 10 });
  const speaking = { t: (key: string) => key, locale: 'en' };
  const [distance, dogs] = appliedFilters(walkSearch, search, speaking);
  expect([distance?.label, dogs?.label]).toEqual(['search.filter.within', 'Takes dogs']);
  expect(dogs?.without).toEqual({ dogs: false });
  const flagged = walkSearch.filters.find(({ key }) => key === 'dogs');
  expect(flagged && press(flagged, search, 1)).toEqual({ dogs: false });
});
