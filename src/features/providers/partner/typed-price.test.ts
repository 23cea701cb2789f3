import { expect, test } from 'vitest';
import { readPrice, shownPrice } from './typed-price.ts';

test.each([
  ['84', 8400],
  ['84.5', 8450],
  ['84.', 8400],
  ['$84.50', 8450],
  [' 1,596.00 ', 159_600],
  ['1,596', 159_600],
  ['84,50', 8450],
  ['84,5', 8450],
  ['USD 1.596,00', 159_600],
  ['12 000', 1_200_000],
  ['1234567', 123_456_700],
])('reads %s', (text, cents) => expect(readPrice(text)).toBe(cents));

test.each(['', 'free', '-84', '84.555', '1.596', '15,96,00', '1,5960', '84 to 90', '.5'])(
  'does not guess what %s means',
  (text) => expect(readPrice(text)).toBeUndefined(),
);

test('shows what it reads', () => {
  for (const cents of [100, 8405, 159_600, 5_000_000]) expect(readPrice(shownPrice(cents))).toBe(cents);
});
