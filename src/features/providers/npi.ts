import * as z from 'zod/mini';
import { trimmed } from '#features/account/credentials.ts';

/** Whether a number has the form and the check digit of the national register of providers: Luhn's rule over 80840 and the number. */
export function isNpi(number: string): boolean {
  if (!/^[12]\d{9}$/.test(number)) return false;
  const digits = [...`80840${number}`].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : crossSum(digit * 2)), 0);
  return sum % 10 === 0;
}

const crossSum = (twice: number) => (twice > 9 ? twice - 9 : twice);

/** The number that begins with 2, which the register has not begun to give, and goes on with this one: for people who do not exist. */
export function npiWith(count: number): string {
  const start = `2${String(count % 1e8).padStart(8, '0')}`;
  const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => isNpi(start + digit));
  return `${start}${last}`;
}

/** The number as somebody types it, with blanks and hyphens or without. */
export const Npi = z.pipe(
  z.pipe(
    trimmed('errors.npiBlank'),
    z.transform((text) => text.replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.refine(isNpi, 'errors.npiImproper')),
);
