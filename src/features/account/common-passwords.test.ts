import { expect, test } from 'vitest';
import { commonPasswords } from './common-password-list.ts';
import { isCommonPassword } from './common-passwords.ts';

test('the list has more than three thousand entries, none of them empty', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
  expect(commonPasswords.has('')).toBe(false);
});

test.each([
  'password',
  'Password1!',
  'P@ssw0rd!',
  'P4$$word2026',
  '123456',
  'Qwerty123!',
  'Iloveyou2!',
  'Dragon#2026',
  'MONKEY!!',
  '!!Sunshine1',
  'Welcome1!',
  'Trustno1!',
  'Letmein123!',
  'Football!99',
  'Abc123!',
  'Aaaaaaa1!',
  '11111111',
  'Contrasena1!',
  'Starwars!1977',
  'ｐａｓｓｗｏｒｄ1!',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'Jacaranda-2026!',
  'correct Horse 9 battery.',
  'Bougainvillea-7!',
  'Tz9#kLq2vX',
  'Dragon boat on lake 7!',
  'Más fuerte que ayer 3',
  'Sunshine-40219-Kestrel',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
