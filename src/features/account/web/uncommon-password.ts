import * as z from 'zod/mini';
import { NewPasswordForm, SignUpForm } from '#features/account/contract.ts';

/** A rule of forms with a new password. The list is imported when a new password is first checked, so that no first route loads it. */
export const uncommon = <T extends { password: string }>() =>
  z.refine<T>(async ({ password }) => !(await commonPasswords())?.isCommonPassword(password), {
    error: 'errors.passwordCommon',
    path: ['password'],
  });

export const JudgedSignUpForm = SignUpForm.check(uncommon());
export const JudgedPasswordForm = NewPasswordForm.check(uncommon());

// A browser that cannot bring the list lets the server judge, which does so in any case.
function commonPasswords() {
  return import('#features/account/common-passwords.ts').catch(() => undefined);
}
