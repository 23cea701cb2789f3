import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { JudgedPasswordForm } from './uncommon-password.ts';

vi.mock('#features/account/common-passwords.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a list of common passwords that cannot be brought leaves the judgement to the server', async () => {
  const form = { password: 'Password-1234', confirmPassword: 'Password-1234' };
  expect((await z.safeParseAsync(JudgedPasswordForm, form)).error).toBeUndefined();
});
