import * as z from 'zod/mini';
import { NewPasswordForm, SignUpForm } from '#features/account/contract.ts';

/** The list is brought when a new password is first judged, so that no first route carries it. */
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
