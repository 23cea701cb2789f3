import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { AboutYouForm, Address, BirthDay, completenessOf, GenderChoice, Zip } from './profile.ts';

const problemsOf = (schema: z.core.$ZodType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ message }) => message);
/** What is no text at all, each in a list of its own, because a list in `each` is one of arguments. */
const nothing = [[undefined], [null], [0], [42], [true], [{}], [[]]];

describe('a date of birth', () => {
  test.each(['', '  ', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(BirthDay, value)).toEqual(['errors.dobBlank']),
  );
  test.each([
    '1',
    '06/17',
    '17/06/1974',
    '02/30/1974',
    '02/29/1975',
    '13/01/1974',
    '00/10/1974',
    '06/00/1974',
    '06/32/1974',
    '06/17/74',
    '06/17/0074',
    '12/31/1899',
    'June 17, 1974',
    '1974-13-01',
    '1974-02-30',
    '1974/06/17',
    '06/17/19744',
    'yesterday',
    '06//1974',
    '6171974',
    '06-17-1974-1',
    '1899-12-31',
    '0000-00-00',
  ])('is a day on which somebody living can have been born: %j is not', (value) =>
    expect(problemsOf(BirthDay, value)).toEqual(['errors.dobImproper']),
  );
  test.each([
    '06/17/1974',
    '6/17/1974',
    '06-17-1974',
    '6.17.1974',
    '06 17 1974',
    '06171974',
    '1974-06-17',
    ' 06/17/1974 ',
    '\u200e06\u201117–1974\u200e',
  ])('is read in any common form: %j', (value) => expect(z.parse(BirthDay, value)).toBe('1974-06-17'));
});

describe('a ZIP code', () => {
  test.each(['', ' ', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(Zip, value)).toEqual(['errors.zipBlank']),
  );
  test.each([
    '1',
    '9110',
    '911011',
    'ABCDE',
    '9110a',
    '91101-',
    '91101-1',
    '91101-12345',
    '91101 1234',
    '９１１０１',
    '-91101',
    '91 101',
    'SW1A 1AA',
    '91101-12a4',
    '9.1101',
    '٩١١٠١',
    '#91101',
    '911011234',
    '91101--1234',
    '+91101',
  ])('has five digits: %j has not', (value) => expect(problemsOf(Zip, value)).toEqual(['errors.zipImproper']));
  test.each([
    ['91101', '91101'],
    [' 02134 ', '02134'],
    ['91101-1234', '91101-1234'],
    ['\u202a91101\u20111234\u202c', '91101-1234'],
  ])('may have four more: %j', (value, kept) => expect(z.parse(Zip, value)).toBe(kept));
});

describe('an address', () => {
  test.each(['', ' ', '\n', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(Address, value)).toEqual(['errors.addressBlank']),
  );
  test('has 200 characters at most', () => {
    expect(problemsOf(Address, 'a'.repeat(201))).toEqual(['errors.tooLong']);
    expect(z.parse(Address, ' 214 Example Ave ')).toBe('214 Example Ave');
  });
});

test.each(['', 'other', 'Female', 'f', 'MALE', ' male', 'male ', 'männlich', 'unknown', 'x', ...nothing])(
  'a gender is one of those offered: %j is not',
  (value) => {
    expect(problemsOf(GenderChoice, value)).toEqual(['errors.genderBlank']);
  },
);

test('everything that is missing is said at once, field by field', () => {
  expect(z.safeParse(AboutYouForm, {}).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['dob', 'errors.dobBlank'],
    ['gender', 'errors.genderBlank'],
    ['address', 'errors.addressBlank'],
    ['zip', 'errors.zipBlank'],
  ]);
});

test('a profile grows by fifths', () => {
  const fresh = {
    dob: null,
    gender: null,
    address: null,
    zip: null,
    isEmailVerified: true,
    isPhoneVerified: false,
    healthAnswers: 0,
  };
  expect(completenessOf({ ...fresh, isEmailVerified: false })).toBe(20);
  expect(completenessOf(fresh)).toBe(40);
  expect(completenessOf({ ...fresh, dob: '1974-06-17' })).toBe(40);
  const about = { ...fresh, dob: '1974-06-17', gender: 'female' as const, address: '214 Example Ave', zip: '91101' };
  expect(completenessOf(about)).toBe(80);
  expect(completenessOf({ ...about, healthAnswers: 8 })).toBe(97);
  expect(completenessOf({ ...about, healthAnswers: 9 })).toBe(100);
});
