import * as z from 'zod/mini';
import { cleanText, plainFigures } from '#shared/clean-text.ts';
import { phoneInWords } from '#shared/phone.ts';
import { isLonger, lettersIn } from '#shared/text-length.ts';
import { readPhone } from '#read-phone';

/** Text that must be there, as typed; what is no text is as good as none. */
const filled = (blank: string) => z.pipe(z.string(blank), z.string().check(z.minLength(1, blank)));
/** The same without the spaces around it. */
export const trimmed = (blank: string) => z.pipe(z.string(blank), z.string().check(z.trim(), z.minLength(1, blank)));

/** Names have at least so many characters (specification, section 5). */
export const NAME_LENGTH = 3;
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** In code points, as NIST SP 800-63B counts them. */
const isLongEnough = (password: string) => {
  const { length } = Array.from(password);
  return length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most;
};

/**
 * What a new password must be: whatever passes satisfies both readings of the specification (section 5) in substance.
 * One list drives the rule, the hint and the live checklist; logging in never checks the form.
 */
export const passwordRules = [
  { key: 'length', holds: isLongEnough },
  { key: 'upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { key: 'lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'digit', holds: (password: string) => /\d/.test(password) },
  { key: 'special', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** The rules alone; whether it is common is checked with the list in common-passwords.ts, which no first route loads. */
export const Password = z.pipe(
  filled('errors.passwordBlank'),
  z.string().check(z.refine((password) => passwordRules.every(({ holds }) => holds(password)), 'errors.passwordWeak')),
);

/** A password as typed at log-in: only that there is one. */
export const TypedPassword = z.pipe(
  filled('errors.passwordBlank'),
  z.string().check(z.maxLength(1000, 'errors.tooLong')),
);

export const ConfirmPassword = filled('errors.confirmPasswordBlank');

/** Password and its repetition. Said beside the other problems of a form, as long as none of those aborts: hence the pipes in this file. */
export const matches = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>((form) => !form.confirmPassword || form.password === form.confirmPassword, {
    error: 'errors.passwordMismatch',
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** An address, trimmed and in lower case. */
export const Email = z.pipe(
  trimmed('errors.emailBlank'),
  z.pipe(z.string().check(z.toLowerCase(), z.maxLength(254, 'errors.emailImproper')), z.email('errors.emailImproper')),
);

/** Ten digits that can be a number of the United States, whatever separates them; a leading country code 1 is dropped. */
export const Phone = z.pipe(
  z.pipe(
    trimmed('errors.phoneBlank'),
    z.transform((typed) => readPhone(typed)),
  ),
  z.string('errors.phoneDigits'),
);

/** `e•••a@mail.example`, `(626) •••-0148`: enough to recognise one's own address, too little for others who see the screen. */
export const masked = (address: string): string =>
  address.includes('@')
    ? address.replace(/^(.).*?(.?)@/, '$1•••$2@')
    : phoneInWords(address).replace(/ \d{3}-/, ' •••-');

const hasLetter = /\p{L}/u;
const hasNumber = /\p{N}/u;

const nameOf = (blank: string) =>
  z.pipe(
    z.pipe(
      z.string(blank),
      z.transform((name) => cleanText(name).trim().replace(/\s+/g, ' ')),
    ),
    z.string().check(
      z.check(({ value, issues }) => {
        const problem = value === '' ? blank : problemOfName(value);
        if (problem) issues.push({ code: 'custom', message: problem, input: value });
      }),
    ),
  );

function problemOfName(name: string): string | undefined {
  if (!hasLetter.test(name) && hasNumber.test(name)) return 'errors.nameNumbers';
  if (lettersIn(name) < NAME_LENGTH) return 'errors.nameShort';
  if (!hasLetter.test(name)) return 'errors.invalid_input';
  return isLonger(name, 80) ? 'errors.nameLong' : undefined;
}

export const FirstName = nameOf('errors.firstNameBlank');
export const LastName = nameOf('errors.lastNameBlank');

/** Six digits, spaces and dashes forgiven. */
export const Code = z.pipe(
  z.pipe(
    z.string('errors.wrong_code'),
    z.transform((code) => plainFigures(code).replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'errors.wrong_code')),
);
/** Ten minutes: the longest that ASVS 5 allows. */
export const CODE_SECONDS = 600;
export const CODE_TRIES = 5;
/** After so many seconds a person may ask for another code. */
export const RESEND_AFTER_SECONDS = 30;
