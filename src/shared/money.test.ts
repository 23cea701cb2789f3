import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test('is written with its cents, or without when there are none and the place is short', () => {
  expect(formatMoney(8400, 'en')).toBe('$84.00');
  expect(formatMoney(109_200, 'en', 'short')).toBe('$1,092');
  expect(formatMoney(8450, 'en', 'short')).toBe('$84.50');
});

test('loses no cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(Number(formatMoney(cents, 'en').replace(/[$,.]/g, ''))).toBe(cents);
    }),
  );
});
