import { expect, test } from 'vitest';
import { wordsOf } from '#server/words.ts';
import { unitOf } from '../price-unit.ts';
import { pinOf, priceInWords } from './price-label.ts';

const prices = { dayCents: 8_400, weekCents: 39_900, monthCents: 520_000 };

test('a pin names its unit, which is the one of its kind', () => {
  const english = { t: wordsOf('en'), locale: 'en' };
  expect(pinOf({ name: 'Jacaranda', kind: 'day_care', prices, rooms: [] }, english)).toEqual({
    label: '$84/day',
    name: 'Jacaranda, $84/day', // holds what stands there, so that who speaks to the device is understood
  });
  const rooms = (['shared', 'suite'] as const).map((type) => ({ type, places: 1, prices }));
  expect(pinOf({ name: 'The Linden', kind: 'assisted_living', prices, rooms }, english)).toEqual({
    label: '$5,200/4 wk',
    name: 'The Linden, from $5,200/4 wk',
  });
  expect(
    pinOf({ name: 'Jacaranda', kind: 'day_care', prices, rooms: [] }, { t: wordsOf('sp'), locale: 'es' }).label,
  ).toBe('$84/día');
});

test('in a list of several kinds every price is told by the day, of residences alone by four weeks', () => {
  const speaking = { t: wordsOf('en'), locale: 'en' };
  const residence = { name: 'The Linden', kind: 'assisted_living' as const, prices, rooms: [] };
  expect(priceInWords(residence, { ...speaking, unit: unitOf([]) })).toBe('$84 a day');
  expect(priceInWords(residence, { ...speaking, unit: unitOf(['day_care', 'assisted_living']) })).toBe('$84 a day');
  expect(priceInWords(residence, { ...speaking, unit: unitOf(['assisted_living', 'board_and_care']) })).toBe(
    '$5,200 for 4 weeks',
  );
  expect(pinOf(residence, { ...speaking, unit: 'day' }).label).toBe('$84/day');
  expect(priceInWords(residence, speaking)).toBe('$5,200 for 4 weeks');
});
