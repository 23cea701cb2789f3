import { expect, test } from 'vitest';
import { firstRoom, fitsRooms, pricesIn, type Room, wholeOf } from './rooms.ts';

const pricesOf = (dollars: number) => ({
  dayCents: dollars * 100,
  weekCents: dollars * 600,
  monthCents: dollars * 2000,
});
const rooms: Room[] = [
  { type: 'suite', places: 1, prices: pricesOf(300) },
  { type: 'shared', places: 4, prices: { ...pricesOf(100), dayCents: 40_000 } },
  { type: 'private', places: 2, prices: pricesOf(200) },
];

test('a residence with rooms has their places, and of each unit the least that is asked', () => {
  expect(wholeOf(rooms)).toEqual({ capacity: 7, prices: { ...pricesOf(100), dayCents: 20_000 } });
  expect(firstRoom(rooms)?.type).toBe('shared');
  expect(firstRoom([])).toBeUndefined();
});

test('a stay costs what its room costs, and where there are none what the place costs', () => {
  const place = { prices: pricesOf(84), rooms };
  expect(pricesIn(place, 'suite')).toEqual(pricesOf(300));
  expect(pricesIn({ ...place, rooms: [] }, null)).toEqual(pricesOf(84));
});

test.each([
  ['one of its rooms', rooms, 'suite', true],
  ['none where there are some', rooms, null, false],
  ['one that it does not offer', rooms.slice(1), 'suite', false],
  ['none where there are none', [], undefined, true],
  ['one where there are none', [], 'shared', false],
] as const)('a choice of %s', (_, offered, type, fits) => {
  expect(fitsRooms(offered, type)).toBe(fits);
});
