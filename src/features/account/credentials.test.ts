import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { nothing, problemsOf } from '#test/typed-nothing.ts';
import { phoneInWords } from '#shared/phone.ts';
import { Email, FirstName, LastName, masked, Phone } from './credentials.ts';

describe.each([
  ['first', FirstName, 'errors.firstNameBlank'],
  ['last', LastName, 'errors.lastNameBlank'],
] as const)('a %s name', (_, Name, blank) => {
  test.each(['', ' ', '   ', '\t', '\n', '\u00a0', '\u200e', '\u202e\u202c', '\u0000', '\u2066 \u2069', ...nothing])(
    'is not blank: %j',
    (value) => {
      expect(problemsOf(Name, value)).toEqual([blank]);
    },
  );
  test.each([
    '1',
    '12',
    '123',
    '1234567',
    '0',
    ' 42 ',
    '٣٤٥',
    '１２３',
    '12 34',
    '1.234',
    '1-2-3',
    '+1 626',
    '½½½',
    'Ⅳ',
  ])('is not only numbers: %j', (value) => {
    expect(problemsOf(Name, value)).toEqual(['errors.nameNumbers']);
  });
  test.each([
    'A',
    'Al',
    'Bo',
    'Li',
    ' Li ',
    'É',
    'O’',
    '--',
    '.',
    'L1',
    'Al\u200b',
    'Le\u0302',
    'L\u200d\u2060\ufeffi',
  ])('has three characters: %j', (value) => {
    expect(problemsOf(Name, value)).toEqual(['errors.nameShort']);
  });
  test.each(['---', '!!!', '???', '🙂🙂🙂', '...'])('has letters: %j', (value) => {
    expect(problemsOf(Name, value)).toEqual(['errors.invalid_input']);
  });
  test('has 80 characters at most', () => {
    expect(problemsOf(Name, 'a'.repeat(81))).toEqual(['errors.nameLong']);
    expect(problemsOf(Name, 'a'.repeat(80))).toEqual([]);
    expect(problemsOf(Name, 'a\u0304\u0323'.repeat(80))).toEqual([]);
  });
  test.each([
    ['Ana', 'Ana'],
    ['  Ana   María ', 'Ana María'],
    ['O’Neill', 'O’Neill'],
    ['Jean-Luc', 'Jean-Luc'],
    ['Müller', 'Müller'],
    ['Łukasz', 'Łukasz'],
    ['Анна', 'Анна'],
    ['Ana\u202e\u200bGil', 'AnaGil'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Henry 8', 'Henry 8'],
  ])('is kept as people write it: %j', (value, kept) => expect(z.parse(Name, value)).toBe(kept));
});

describe('an e-mail address', () => {
  test.each(['', '  ', '\t', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(Email, value)).toEqual(['errors.emailBlank']),
  );
  test.each([
    'a',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b c.example',
    'a@@b.example',
    'a@b@c.example',
    'a@b.example,c@d.example',
    'a@.example',
    'a@b..example',
    '.a@b.example',
    'a..b@c.example',
    'a@-b.example',
    'a@b.example.',
    '<a@b.example>',
    'mailto:a@b.example',
    'a@b_c.example',
    'a@b.e',
    '"a b"@c.example',
    'a@b.example\nbcc:x@y.example',
    'Anna <anna@mail.example>',
    'a;b@c.example',
    'anna@mail,example',
    'ánna@mail.example',
    'a@[127.0.0.1]',
  ])('has a proper form: %j', (value) => expect(problemsOf(Email, value)).toEqual(['errors.emailImproper']));
  test('has 254 characters at most', () => {
    expect(problemsOf(Email, `${'a'.repeat(250)}@b.example`)).toEqual(['errors.emailImproper']);
  });
  test.each([
    ['anna@mail.example', 'anna@mail.example'],
    [' Anna.Maria+Lado@Mail.Example ', 'anna.maria+lado@mail.example'],
    ['o_n@a-b.co', 'o_n@a-b.co'],
  ])('is kept in lower case: %j', (value, kept) => expect(z.parse(Email, value)).toBe(kept));
});

describe('a phone number', () => {
  test.each(['', '  ', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(Phone, value)).toEqual(['errors.phoneBlank']),
  );
  test.each([
    '1',
    '626555014',
    '62655501488',
    '26265550148',
    '+44 20 7946 0958',
    'six two six',
    '626-555-014x',
    '626 555 0148 ext 2',
    '6265550148#',
    '-',
    '()',
    '+',
    '1234567890123',
    '626_555_0148',
    '626,555,0148',
    'tel:6265550148',
    '0',
    '626*5550148',
    '0000000000',
    '0265550148',
    '1265550148',
    '6260550148',
    '6261550148',
  ])('has ten digits: %j', (value) => expect(problemsOf(Phone, value)).toEqual(['errors.phoneDigits']));
  test.each([
    '6265550148',
    '(626) 555-0148',
    '626.555.0148',
    '626 555 0148',
    '+1 626 555 0148',
    '1-626-555-0148',
    ' 626/555/0148 ',
    '626\u2011555\u20110148',
    '\u202a(626) 555–0148\u202c',
  ])('takes any separators: %j', (value) => expect(z.parse(Phone, value)).toBe('6265550148'));
  test('is shown as people read it, or just enough to know it', () => {
    expect(phoneInWords('6265550148')).toBe('(626) 555-0148');
    expect(['6265550148', 'elena@mail.example', 'a@mail.example'].map(masked)).toEqual([
      '(626) •••-0148',
      'e•••a@mail.example',
      'a•••@mail.example',
    ]);
  });
});
