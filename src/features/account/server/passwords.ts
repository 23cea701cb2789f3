import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#shared/failure.ts';
import { isCommonPassword } from '../common-passwords.ts';

/** argon2id (the library's default) with more memory and passes than OWASP asks for; kibibytes. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 };

/** The hash of no password at all, of the same cost: an unknown account takes as long as a known one. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Unicode-normalised, because keyboards compose accents differently. */
const composed = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

/** False for an account that does not exist, after equal work. */
export const isRightPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  verify(passwordHash ?? nobodysHash, composed(password));

/** Refuses a new password that is among those that guessers try first. */
export function refuseCommon(password: string) {
  if (isCommonPassword(password)) throw Failure.of('password', 'errors.passwordCommon');
}
