import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFormat } from './intl.ts';
import { formatMoney } from './money.ts';
import { formatRating } from './rating.ts';

test('is written with its cents, or without when there are none and the place is short', () => {
  expect(formatMoney(8400, 'en')).toBe('$84.00');
  expect(formatMoney(109_200, 'en', 'short')).toBe('$1,092');
  expect(formatMoney(8450, 'en', 'short')).toBe('$84.50');
});

test('numbers in Spanish are those of the United States; the other languages keep theirs', () => {
  expect(formatMoney(174_000, 'es')).toBe('$1,740.00');
  expect(formatRating(4.9, 'es')).toBe('4.9');
  expect(formatRating(4.9, 'de')).toBe('4,9');
  expect(numberFormat({ maximumFractionDigits: 1 })('es').format(0.7)).toBe('0.7');
});

test('loses no cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(Number(formatMoney(cents, 'en').replace(/[$,.]/g, ''))).toBe(cents);
    }),
  );
});
