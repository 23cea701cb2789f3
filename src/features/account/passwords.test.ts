import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { nothing, problemsOf } from '#test/typed-nothing.ts';
import { Code, ConfirmPassword, Password, passwordRules, TypedPassword } from './credentials.ts';

describe('a new password', () => {
  test.each(['', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(Password, value)).toEqual(['errors.passwordBlank']),
  );
  test.each([
    'a',
    'Aa1!',
    'Aa1!aaa',
    'aaaaaaaa',
    'AAAAAAAA',
    '11111111',
    '!!!!!!!!',
    'Aaaaaaaa',
    'aaaaaaa1',
    'Aaaaaaa1',
    'aaaaaa1!',
    'AAAAAA1!',
    'Aaaaaaa!',
    'Aa      1',
    '        ',
    'Passwort1',
    'ABCDEFG1!',
    'abcdefg1!',
    'Abcdefgh!',
    '1234567!A',
    'Ñandú1234',
    `Aa1!${'x'.repeat(125)}`,
    'Abc 12345',
  ])('meets every rule: %j does not', (value) => expect(problemsOf(Password, value)).toEqual(['errors.passwordWeak']));
  test.each([
    'Jacaran1!',
    'Aa1!aaaa',
    `Aa1!${'x'.repeat(124)}`,
    'Más fuerte 7?',
    'Пароль-8-знаков',
    'ÄÖü1€xyz',
    'correct Horse 9 battery.',
    'Aa1🙂aaaa',
  ])('may hold anything else: %j', (value) => expect(problemsOf(Password, value)).toEqual([]));
  test('satisfies both readings of the specification', () => {
    const good = 'Jacaran1!';
    expect(good).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{6,15}$/);
    expect(good).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,}$/);
    expect(passwordRules.map(({ key }) => key)).toEqual(['length', 'upper', 'lower', 'digit', 'special']);
  });
});

describe('a password that is typed again', () => {
  test('at log-in has no form', () => {
    expect(problemsOf(TypedPassword, 'a')).toEqual([]);
    expect(problemsOf(TypedPassword, '')).toEqual(['errors.passwordBlank']);
    expect(problemsOf(TypedPassword, 'a'.repeat(1001))).toEqual(['errors.tooLong']);
  });
  test.each(['', ...nothing])('is not blank: %j', (value) =>
    expect(problemsOf(ConfirmPassword, value)).toEqual(['errors.confirmPasswordBlank']),
  );
});

describe('a code', () => {
  test.each([
    '',
    '1',
    '12345',
    '1234567',
    'abcdef',
    '12345a',
    '12-345',
    '123.45',
    '１２３４５６',
    '٠١٢٣٤٥',
    '+12345',
    '-12345',
    '1e5',
    '0x1234',
    '12345 ',
    '……',
    ...nothing,
  ])('has six digits: %j has not', (value) => expect(problemsOf(Code, value)).toEqual(['errors.wrong_code']));
  test.each([
    ['482019', '482019'],
    ['482 019', '482019'],
    [' 4 8 2 0 1 9 ', '482019'],
    ['\u2066482\u2011019\u2069', '482019'],
    ['000000', '000000'],
  ])('forgives spaces, dashes and marks: %j', (value, kept) => expect(z.parse(Code, value)).toBe(kept));
});
