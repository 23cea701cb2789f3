import * as z from 'zod/mini';
import { ClientId, messagesShape, messageWords, threadShape, UsualAnswer } from '#features/threads/thread.ts';

/** So many questions of an account are open at a time, each at one provider. */
export const MOST_OPEN_ENQUIRIES = 10;

export const NewEnquiry = z.object({
  clientId: ClientId,
  providerId: z.uuid('errors.invalid_input'),
  /** For whom one asks; oneself when left out. */
  familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
  words: messageWords('errors.questionBlank'),
});
export type NewEnquiry = z.output<typeof NewEnquiry>;

/** A question to a provider in a list. */
export const EnquiryCard = z.object({
  ...threadShape,
  providerId: z.uuid(),
  providerName: z.string(),
  providerKind: z.string(),
  /** Who asks, as the provider may know them: a first name and an initial. */
  askerName: z.string(),
  /** For whom; null for whoever asks. */
  personName: z.nullable(z.string()),
  lastWords: z.string(),
});
export type EnquiryCard = z.output<typeof EnquiryCard>;

export const Enquiry = z.object({ ...EnquiryCard.shape, ...messagesShape });
export type Enquiry = z.output<typeof Enquiry>;

/** What one knows before writing: who is asked, how long an answer usually takes, and what one has open there. */
export const AskedProvider = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: z.string(),
  canAsk: z.boolean(),
  /** Somebody answers there by now; otherwise a question waits. */
  isAnswered: z.boolean(),
  usualMinutes: UsualAnswer,
});
export type AskedProvider = z.output<typeof AskedProvider>;
