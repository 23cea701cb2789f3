import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn } from '#shared/card-number.ts';
import { checkCard } from './card-entry.ts';
import { testCards } from './test-cards.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242-4242 4242', expiry: '09/27', cvc: '123', name: 'Elena Marín', zip: '90032' };
const problems = (change: Partial<typeof good>) => {
  const checked = checkCard({ ...good, ...change }, now);
  return 'issues' in checked ? checked.issues.map(({ field, code }) => `${field} ${code}`) : [];
};

test('keeps of a good card what may be kept, and nothing else', () => {
  expect(checkCard(good, now)).toEqual({
    card: { brand: 'visa', conduct: 'succeeds', lastFour: '4242', expiryMonth: 9, expiryYear: 2027 },
  });
});

test.each(Object.keys(testCards))('%s passes Luhn', (number) => expect(passesLuhn(number)).toBe(true));

test('one wrong digit never passes Luhn', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(testCards)),
      fc.nat(15),
      fc.integer({ min: 1, max: 9 }),
      (number, place, change) => {
        const wrong = [...number]
          .map((digit, index) => (index === place ? (Number(digit) + change) % 10 : digit))
          .join('');
        expect(passesLuhn(wrong)).toBe(false);
      },
    ),
  );
});

test.each([
  ['number', '', 'blank'],
  ['number', '4242424242424241', 'invalid'],
  ['number', 'abcd', 'invalid'],
  ['number', '4111111111111111', 'no_test_card'],
  ['expiry', ' ', 'blank'],
  ['expiry', '13/27', 'invalid'],
  ['expiry', '0/27', 'invalid'],
  ['expiry', '2027-09', 'invalid'],
  ['expiry', '10/26', 'expired'],
  ['cvc', '', 'blank'],
  ['cvc', '12', 'invalid'],
  ['cvc', '12a', 'invalid'],
  ['cvc', '1234', 'invalid'],
  ['name', '', 'blank'],
  ['zip', '9003', 'invalid'],
])('%s "%s" is %s', (field, typed, code) => expect(problems({ [field]: typed })).toEqual([`${field} ${code}`]));

test.each(['11/26', '9/27', '09 / 27', '09-2027', '0927'])('understands the expiry %s', (expiry) =>
  expect(problems({ expiry })).toEqual([]),
);

test('a card is good until its month has ended everywhere on earth', () => {
  expect(checkCard({ ...good, expiry: '11/26' }, new Date('2026-12-01T11:59:59Z'))).toHaveProperty('card');
  expect(checkCard({ ...good, expiry: '11/26' }, new Date('2026-12-01T12:00:00Z'))).toHaveProperty('issues');
});

test('a card needs no ZIP code', () => expect(problems({ zip: ' ' })).toEqual([]));

test('names every field that is wrong at once', () => {
  expect(problems({ number: '', expiry: '', cvc: '', name: '', zip: '' })).toEqual([
    'number blank',
    'expiry blank',
    'cvc blank',
    'name blank',
  ]);
});
