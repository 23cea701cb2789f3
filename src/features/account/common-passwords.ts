import { commonPasswords } from './common-password-list.ts';

/** Digits and signs that people put in the place of letters. */
const lettersFor: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign);
const withoutFrame = (text: string) => text.replace(/^[^\p{L}]{1,3}/u, '').replace(/[^\p{L}]{1,6}$/u, '');

/**
 * Whether a password is among those that guessers try first: as it is, without up to three digits and signs in front and
 * six behind, and with the letters that digits stand for. One sign over and over is common too.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = withoutFrame(lower);
  return [lower, core, spelled(lower), spelled(core), withoutFrame(spelled(lower))].some(
    (form) => commonPasswords.has(form) || /^(.)\1*$/u.test(form),
  );
}
