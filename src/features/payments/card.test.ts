import { describe, expect, test } from 'vitest';
import { brandOf, cardIssues, endsSoon, groupedExpiry, groupedNumber, hasEnded } from './card.ts';

const today = '2026-06-15';
const good = { number: '4242 4242 4242 4242', expiry: '09/27', cvc: '123', name: 'Elena Marín', zip: '91101' };

describe('a typed card', () => {
  test('is grouped as on the card while it is typed or pasted', () => {
    expect(groupedNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
    expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
    expect(groupedExpiry('0927')).toBe('09/27');
    expect(brandOf('5555 5')).toBe('mastercard');
  });

  test('passes when nothing is wrong', () => expect(cardIssues(good, today)).toEqual([]));

  test('passes without a ZIP code', () => expect(cardIssues({ ...good, zip: ' ' }, today)).toEqual([]));

  test.each([
    ['number', '', 'errors.cardNumberBlank'],
    ['number', '4242 4242 4242 4241', 'errors.cardNumberImproper'],
    ['number', '42', 'errors.cardNumberImproper'],
    ['expiry', '', 'errors.cardExpiryBlank'],
    ['expiry', '13/27', 'errors.cardExpiryImproper'],
    ['expiry', '05/26', 'errors.cardExpired'],
    ['cvc', '', 'errors.cardCodeBlank'],
    ['cvc', '12', 'errors.cardCodeImproper'],
    ['name', ' ', 'errors.cardNameBlank'],
    ['zip', '9110', 'errors.zipImproper'],
  ] as const)('says at %s what is wrong with "%s"', (field, value, key) => {
    expect(cardIssues({ ...good, [field]: value }, today)).toEqual([{ field, key }]);
  });

  test('ends with its month', () => {
    expect(hasEnded({ expiryMonth: 6, expiryYear: 2026 }, today)).toBe(false);
    expect(hasEnded({ expiryMonth: 5, expiryYear: 2026 }, today)).toBe(true);
    expect(endsSoon({ expiryMonth: 7, expiryYear: 2026 }, today)).toBe(true);
    expect(endsSoon({ expiryMonth: 1, expiryYear: 2027 }, today)).toBe(false);
  });
});
