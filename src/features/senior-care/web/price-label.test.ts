import { expect, test } from 'vitest';
import { wordsOf } from '#server/words.ts';
import { pinOf } from './price-label.ts';

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
