import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';
import { noSearch, searchAddress } from './search-address.ts';

const back = (address: string) => readSearch(new URL(address, 'http://page.local').searchParams);

test('a search comes back from the address bar as it went in', () => {
  const search = {
    ...noSearch,
    place: 'Pasadena, CA',
    kind: ['day_care' as const, 'assisted_living' as const],
    miles: 5,
    max: 90,
    rating: 4.5,
    language: ['es'],
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
  expect(back('/care/daycarecenters')).toEqual(noSearch);
});

test('near me travels as coordinates', () => {
  const search = { ...noSearch, latitude: 34.15, longitude: -118.14 };
  expect(back(searchAddress(search))).toEqual(search);
});

test('what goes without saying is not in the address', () => {
  expect(searchAddress({ place: 'Pasadena, CA' })).toBe('/care/daycarecenters?place=Pasadena,+CA');
});

test('what a form sends before the page is awake is understood', () => {
  const params = new URLSearchParams('place=+91101+&in=06%2F17%2F2026&out=&days=1&days=3&guests=2');
  expect(readSearch(params)).toEqual({ ...noSearch, place: '91101', in: '2026-06-17', days: [1, 3], guests: 2 });
});

test('nonsense is left out and the rest stays', () => {
  const params = new URLSearchParams(
    'place=Pasadena&kind=castle&max=cheap&in=tomorrow&guests=99&rides=1&sort=luck&page=-1',
  );
  expect(readSearch(params)).toEqual({ ...noSearch, place: 'Pasadena', rides: true });
});
