import { describe, expect, test } from 'vitest';
import { labelOf, mercatorOf, mercatorPerMile, milesBetween, readZip } from './place.ts';

const pasadena = { latitude: 34.1478, longitude: -118.1445 };
const tampa = { latitude: 27.9475, longitude: -82.4584 };

describe('miles between two points', () => {
  test('none from a point to itself', () => expect(milesBetween(pasadena, pasadena)).toBe(0));
  test('the same both ways', () => expect(milesBetween(pasadena, tampa)).toBe(milesBetween(tampa, pasadena)));
  test('one degree of latitude is 69.1 miles', () =>
    expect(milesBetween(pasadena, { ...pasadena, latitude: pasadena.latitude + 1 })).toBeCloseTo(69.1, 1));
  test('Pasadena to Tampa is 2,140 miles', () => expect(milesBetween(pasadena, tampa)).toBeCloseTo(2140, -1));
  test('half the way round the earth, across the poles', () =>
    expect(milesBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBeCloseTo(12437, 0));
});

describe('the Mercator projection', () => {
  test('has its origin where the equator meets Greenwich', () => {
    const { x, y } = mercatorOf({ latitude: 0, longitude: 0 });
    expect(x).toBe(0);
    expect(y).toBeCloseTo(0, 6);
  });

  test('agrees with milesBetween over a short way', () => {
    const north = { ...pasadena, latitude: pasadena.latitude + 0.05 };
    const rise = mercatorOf(north).y - mercatorOf(pasadena).y;
    expect(rise / mercatorPerMile(pasadena.latitude)).toBeCloseTo(milesBetween(pasadena, north), 2);
  });
});

test.each([
  ['91101', '91101'],
  [' 91101 ', '91101'],
  ['91101-2204', '91101'],
  ['911012204', '91101'],
  ['01001', '01001'],
  ['9110', undefined],
  ['Pasadena', undefined],
  ['911011', undefined],
  ['91101a', undefined],
  ['', undefined],
])('reads %o as the ZIP code %o', (typed, zip) => expect(readZip(typed)).toBe(zip));

test('a label names the town and, where there is one, the ZIP code', () => {
  expect(labelOf({ city: 'Pasadena', state: 'CA' })).toBe('Pasadena, CA');
  expect(labelOf({ city: 'Pasadena', state: 'CA', zip: '91101' })).toBe('Pasadena, CA 91101');
});
