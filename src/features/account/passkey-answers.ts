import * as z from 'zod/mini';

/** Bytes of an authenticator in base64url; what the browser sends of them is bounded before anything reads it. */
const Bytes = z.string('errors.invalid_input').check(z.regex(/^[\w-]{1,8192}$/, 'errors.invalid_input'));
const Transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8));

const credential = { id: Bytes, rawId: Bytes, type: z.literal('public-key', 'errors.invalid_input') };
const Attachment = z.optional(z.enum(['platform', 'cross-platform']));

/** What an authenticator answers when it is asked to sign in. */
export const EntryAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
  authenticatorAttachment: Attachment,
});
export type EntryAnswer = z.output<typeof EntryAnswer>;

/** What an authenticator answers when it is asked to make a passkey. */
export const NewKeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(Transports),
  }),
  authenticatorAttachment: Attachment,
});
export type NewKeyAnswer = z.output<typeof NewKeyAnswer>;

/** What the browser is asked for a log-in: no account is named, so that nothing is told of any. */
export const EntryQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type EntryQuestion = z.output<typeof EntryQuestion>;
