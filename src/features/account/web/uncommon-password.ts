import * as z from 'zod/mini';
import { NewPasswordForm, SignUpForm } from '#features/account/contract.ts';

/** The list is imported when a new password is first checked, so that no first route loads it. */
const uncommon = <T extends { password: string }>() =>
  z.refine<T>(
    async ({ password }) => !(await import('#features/account/common-passwords.ts')).isCommonPassword(password),
    {
      error: 'errors.passwordCommon',
      path: ['password'],
    },
  );

export const JudgedSignUpForm = SignUpForm.check(uncommon());
export const JudgedPasswordForm = NewPasswordForm.check(uncommon());
