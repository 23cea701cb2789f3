import { expect, test } from 'vitest';
import { readSearch } from '#features/search/search-rules.ts';
import { centreSearch } from './filters.ts';
import { searchAddress } from './web/list/search-address.ts';

const { empty } = centreSearch;
const read = (params: URLSearchParams) => readSearch(centreSearch, params);
const back = (address: string) => read(new URL(address, 'http://page.local').searchParams);

test('a search comes back from the address bar as it went in', () => {
  const search = {
    ...empty,
    place: 'Pasadena, CA',
    kind: ['day_care' as const, 'assisted_living' as const],
    miles: 5,
    max: 90,
    rating: 4.5,
    language: ['es'],
    plan: ['Golden Poppy Choice', 'Blue Heron'],
    rides: true,
    memory: true,
    space: true,
    in: '2026-06-17',
    out: '2026-07-15',
    days: [1, 3],
    guests: 2,
    sort: 'price' as const,
    page: 3,
  };
  expect(back(searchAddress(search))).toEqual(search);
});

test('an address without choices is a search without any', () => {
  expect(back('/care/daycarecenters')).toEqual(empty);
});

test('near me travels as coordinates', () => {
  const search = { ...empty, latitude: 34.15, longitude: -118.14 };
  expect(back(searchAddress(search))).toEqual(search);
});

test('what goes without saying is not in the address', () => {
  expect(searchAddress({ place: 'Pasadena, CA' })).toBe('/care/daycarecenters?place=Pasadena,+CA');
});

test('what a form sends before the page is awake is understood', () => {
  const params = new URLSearchParams('place=+91101+&in=06%2F17%2F2026&out=&days=1&days=3&guests=2');
  expect(read(params)).toEqual({ ...empty, place: '91101', in: '2026-06-17', days: [1, 3], guests: 2 });
});

test('nonsense is left out and the rest stays', () => {
  const params = new URLSearchParams(
    'place=Pasadena&kind=castle&max=cheap&in=tomorrow&guests=99&rides=1&sort=luck&page=-1',
  );
  expect(read(params)).toEqual({ ...empty, place: 'Pasadena', rides: true });
});
