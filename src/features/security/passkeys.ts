import * as z from 'zod/mini';
import { trimmed } from '#features/account/credentials.ts';
import { longest } from '#shared/text-rules.ts';

/** So many passkeys an account may have. */
export const MOST_PASSKEYS = 10;

/** What its owner calls a passkey: the thing that it is on. */
export const PasskeyName = z.pipe(trimmed('errors.passkeyName'), z.string().check(longest(40, 'errors.tooLong')));
export const PasskeyNameForm = z.object({ name: PasskeyName });

/** What an authenticator is asked to make; the field names are those of the browser. */
export const NewKeyQuestion = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type NewKeyQuestion = z.output<typeof NewKeyQuestion>;
