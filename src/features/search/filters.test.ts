import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { byDistance, byLanguage } from './common-filters.ts';
import { type AnyFilter, appliedFilters, chosenOf, optionsOf, press, withoutFilters } from './filters.ts';
import { commonFields, placeShape } from './place-search.ts';
import { flag, list, number, spare } from './query-schema.ts';
import { readSearch, searchQuery, searchRules } from './search-rules.ts';

const GardenSearch = z.object({
  ...placeShape(['distance', 'price']),
  grows: list(z.enum(['roses', 'beans', 'apples'])),
  language: commonFields.language,
  size: z.optional(z.coerce.number()),
  shade: flag,
  /** Not a filter: it stays when filters are cleared. */
  visitors: z._default(z.coerce.number(), 1),
});
const gardens = searchRules(GardenSearch, [
  {
    key: 'grows',
    look: 'many',
    options: ['roses', 'beans', 'apples'],
    name: () => 'Grows',
    choice: (plant) => `Has ${plant}`,
    chosen: (plant) => `With ${plant}`,
  },
  { key: 'size', look: 'one', options: [10, 20], name: () => 'Size', choice: (acres) => `${acres} acres` },
  byDistance,
  { key: 'shade', look: 'flag', name: () => 'Shady' },
  byLanguage,
]);
const { empty } = gardens;
const speaking = { t: (key: string) => key, locale: 'en' };
const filter = (name: string): AnyFilter => {
  const found = gardens.filters.find(({ key }) => key === name);
  if (!found) throw new Error(`No filter is called ${name}.`);
  return found;
};

describe('a press on a choice', () => {
  test('of many adds it, and takes it away again', () => {
    expect(press(filter('grows'), { ...empty, grows: ['roses'] }, 'beans')).toEqual({ grows: ['roses', 'beans'] });
    expect(press(filter('grows'), { ...empty, grows: ['roses', 'beans'] }, 'roses')).toEqual({ grows: ['beans'] });
  });

  test('of one replaces the other, and lets any through when nothing is chosen', () => {
    expect(press(filter('size'), { ...empty, size: 10 }, 20)).toEqual({ size: 20 });
    expect(press(filter('size'), { ...empty, size: 10 }, undefined)).toEqual({ size: undefined });
  });

  test('turns a flag', () => {
    expect(press(filter('shade'), empty, 1)).toEqual({ shade: true });
    expect(press(filter('shade'), { ...empty, shade: true }, undefined)).toEqual({ shade: false });
  });
});

test('a default is no choice', () => {
  expect(chosenOf(filter('miles'), { search: empty, empty })).toEqual([]);
  expect(chosenOf(filter('miles'), { search: { ...empty, miles: 5 }, empty })).toEqual([5]);
});

test('what applies is said in the order of the table, each with the change that takes it away', () => {
  const search = { ...empty, grows: ['roses', 'apples'] as typeof empty.grows, size: 20, miles: 5, shade: true };
  expect(appliedFilters(gardens, search, speaking)).toEqual([
    { key: 'grows-roses', label: 'With roses', without: { grows: ['apples'] } },
    { key: 'grows-apples', label: 'With apples', without: { grows: ['roses'] } },
    { key: 'size', label: '20 acres', without: { size: undefined } },
    { key: 'miles', label: 'search.filter.within', without: { miles: 25 } },
    { key: 'shade', label: 'Shady', without: { shade: false } },
  ]);
});

test('without filters the place, the order and what is no filter stay', () => {
  const asked = { ...empty, place: '91101', sort: 'price' as const, visitors: 3 };
  expect(withoutFilters(gardens, { ...asked, shade: true, size: 10, miles: 2, page: 4 })).toEqual(asked);
});

describe('what a filter offers', () => {
  test('is its choices, and one of the address that is none of them', () => {
    expect(optionsOf(filter('size'), { ...empty, size: 15 } as typeof empty, undefined)).toEqual([10, 20, 15]);
  });

  test('is what the neighbourhood has where that is not known beforehand', () => {
    const search = { ...empty, language: ['ru'] };
    expect(optionsOf(filter('language'), search, undefined)).toEqual(['ru']);
    expect(optionsOf(filter('language'), search, { language: { en: 3, es: 1 } })).toEqual(['en', 'es', 'ru']);
  });
});

describe('the address', () => {
  test('carries what is not as in an empty search, and comes back', () => {
    const search = {
      ...empty,
      place: 'Pasadena, CA',
      grows: ['beans'] as typeof empty.grows,
      shade: true,
      visitors: 2,
    };
    const query = searchQuery(gardens, search);
    expect(query).toEqual({ place: 'Pasadena, CA', grows: ['beans'], shade: '1', visitors: 2 });
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    expect(readSearch(gardens, params)).toEqual(search);
  });

  test('may hold nonsense: it is left out and the rest stays', () => {
    const params = new URLSearchParams('place=91101&grows=weeds&miles=far&shade=1');
    expect(readSearch(gardens, params)).toEqual({ ...empty, place: '91101', shade: true });
  });
});

test.each([
  ['4', 4],
  [4.5, 4.5],
  ['', undefined],
  [undefined, undefined],
  [true, 'refused'],
  [null, 'refused'],
  [[], 'refused'],
  ['many', 'refused'],
])('a number that is left out or carried as text is read: %j', (given, read) => {
  const { success, data } = z.safeParse(z.optional(spare(number(1, 5))), given);
  expect(success ? data : 'refused').toBe(read);
});
