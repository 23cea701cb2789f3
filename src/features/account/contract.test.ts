import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { SignUpForm } from './contract.ts';

const filled = {
  firstName: 'Ana',
  lastName: 'Gil',
  email: 'a@mail.example',
  phone: '6265550148',
  password: 'Jacaran1!',
  confirmPassword: 'Jacaran1!',
  agreesToTerms: true,
};
const problemsIn = (form: object) =>
  z.safeParse(SignUpForm, form).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a password that is typed again', () => {
  test.each(['jacaran1!', 'Jacaran1', 'Jacaran1! ', ' Jacaran1!', 'x', 'Jacaran1!Jacaran1!'])(
    'is the same: %j is not',
    (confirmPassword) => {
      const form = { ...filled, confirmPassword };
      expect(problemsIn(form)).toEqual([['confirmPassword', 'errors.passwordMismatch']]);
    },
  );
});

test.each([
  undefined,
  null,
  false,
  0,
  1,
  '',
  'true',
  'on',
  'yes',
  [],
  {},
  [true],
  'false',
  -1,
  '1',
  'TRUE',
  ' ',
  NaN,
  { agreed: true },
  new Date(0),
])('the terms are accepted by true alone, not by %j', (agreesToTerms) => {
  const form = { ...filled, agreesToTerms };
  expect(problemsIn(form)).toEqual([['agreesToTerms', 'errors.terms']]);
});
