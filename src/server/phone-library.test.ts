import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhone as readByLibrary } from './phone-library.ts';
import { readPhone as readByRule } from '#shared/phone-rule.ts';

describe.each([
  ['a form', readByRule],
  ['the server', readByLibrary],
])('a phone number, as %s reads it,', (_, read) => {
  test.each([
    '6265550148',
    '(626) 555-0148',
    '626.555.0148',
    '+1 626 555 0148',
    '(+1) 626 555 0148',
    '1-626-555-0148',
    ' 626/555/0148 ',
    '626\u2011555\u20110148',
    '626–555—0148',
    '626−555−0148',
    '626\u00a0555\u202f0148',
    '\u202a+1 (626) 555-0148\u202c',
    '\u2066626\u200b555\ufeff0148\u2069',
  ])('has any separators and marks: %j', (typed) => expect(read(typed)).toBe('6265550148'));

  test.each([
    '0000000000',
    '0265550148',
    '1265550148',
    '6260550148',
    '6261550148',
    '11111111111',
    '+44 20 7946 0958',
    '626 555 0148 ext 2',
    '626555014',
    '62655501488',
    '+1',
    '',
    'six two six',
  ])('is none when no number of the United States can be it: %j', (typed) => expect(read(typed)).toBeUndefined());
});

test('what a form lets through is the same number on the server', () => {
  const part = fc.oneof(
    fc.constantFrom('626', '555', '0148', '6265550148', '1', '+1', '+', '0'),
    fc.constantFrom('-', ' ', '.', '/', '(', ')', ') ', '\u2011', '–', '\u00a0', '\u202a', '\u200b'),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      (typed) => {
        const digits = readByRule(typed);
        if (digits) expect(readByLibrary(typed)).toBe(digits);
      },
    ),
    { numRuns: 20_000 },
  );
});
