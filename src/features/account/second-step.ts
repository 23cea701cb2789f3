import * as z from 'zod/mini';

/** The right password is worth so many seconds, and so many tries, of the second step. */
export const STEP_SECONDS = 600;
export const STEP_TRIES = 5;
/** A device that is not to be asked again is asked after so many days. */
export const TRUSTED_DAYS = 30;

/** Neither of them takes the other's place: no letter looks like a digit, or like another letter. */
const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const RECOVERY_LENGTH = 10;

const recoveryPattern = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);

/** Six digits of an authenticator app or a recovery code, as typed: spaces, hyphens and small letters are forgiven. */
export const SecondCode = z.pipe(
  z.pipe(
    z.string('errors.wrong_second_code').check(z.maxLength(60, 'errors.wrong_second_code')),
    z.transform((code) => code.replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.refine((code) => /^\d{6}$/.test(code) || recoveryPattern.test(code), 'errors.wrong_second_code')),
);

export const isRecoveryCode = (code: string): boolean => recoveryPattern.test(code);

/** A new recovery code; `pick` draws a number below its argument. */
export const recoveryCodeFrom = (pick: (below: number) => number): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[pick(RECOVERY_LETTERS.length)]).join('');

/** `ABCDE-FGHJK`: as it is written down. */
export const spacedCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

export const SecondStepForm = z.object({ code: SecondCode, trustsDevice: z.boolean() });
