import { describe, expect, test } from 'vitest';
import { isCardNumber, holdsCardNumber } from './card-number.ts';
import { seeded } from './seeded.ts';

describe('a token or key', () => {
  test.each([
    '4242424242424242',
    'pm_4242424242424242',
    'x4242424242424242',
    '4242-4242-4242-4242',
    '４２４２４２４２４２４２４２４２',
  ])('is the number of a card: %s', (token) => expect(isCardNumber(token)).toBe(true));

  test('that was drawn at random never is, although its digits may fit by chance', () => {
    const chance = seeded('tokens');
    const drawn = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 32 }, () => Math.floor(chance() * 16).toString(16)).join(''),
    );
    expect(drawn.filter(holdsCardNumber).length, 'such as are looked for').toBeGreaterThan(0);
    expect(drawn.filter((token) => isCardNumber(token) || isCardNumber(`sim_pm_${token}`))).toEqual([]);
  });
});
