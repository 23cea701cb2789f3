import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { holdsCardNumber } from '#shared/card-number.ts';
import { longest } from '#shared/text-rules.ts';

/** In characters. */
export const LONGEST_MESSAGE = 2000;
/** So many messages an account may write before somebody has answered. */
export const MOST_UNANSWERED = 6;
/** As long as a closed conversation can be opened again by whoever began it, in days. */
export const REOPEN_DAYS = 7;
/** Messages that come at once; earlier ones are asked for. */
export const MESSAGES_AT_ONCE = 50;

export const threadStates = ['open', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];
/** Whoever began it, and whoever answers. */
export type Side = 'asker' | 'answerer';

/** What somebody writes to somebody. Telephone numbers may stand in it, card numbers may not. */
export const messageWords = (blank: string) =>
  z.string(blank).check(
    z.trim(),
    z.minLength(1, blank),
    longest(LONGEST_MESSAGE, 'errors.messageTooLong'),
    z.refine((words) => !holdsCardNumber(words), 'errors.cardInMessage'),
  );

/** Made by the device, once for each thing that is sent: what arrives twice is written once. */
export const ClientId = z.string('errors.invalid_input').check(z.regex(/^[\w-]{8,80}$/, 'errors.invalid_input'));

/** Pictures and documents that go with a message, so many with each. */
export const MESSAGE_FILE = 'message-file';
export const MOST_MESSAGE_FILES = 4;

export const WordsForm = z.object({ words: messageWords('errors.messageBlank') });
export const MessageForm = z.object({ clientId: ClientId, ...WordsForm.shape });
export type MessageForm = z.output<typeof MessageForm>;

export const Message = z.object({
  /** Its number in the conversation, from 1 on, without gaps. */
  sequence: z.int(),
  isMine: z.boolean(),
  /** Written on my side: by me, or by somebody who writes for the same person or place. */
  isOurs: z.boolean(),
  /** What the device of whoever reads called what they wrote themselves: it knows by it what has arrived. */
  clientId: z.nullable(z.string()),
  /** Who wrote it, as the other side may know them. */
  name: z.string(),
  words: z.string(),
  writtenAt: z.string(),
  /** Of mine: the other side has had it on its screen. */
  isSeen: z.boolean(),
  files: z.array(SentFile),
});
export type Message = z.output<typeof Message>;

/** What a conversation of any kind says of itself. */
export const threadShape = {
  _id: z.uuid(),
  status: z.enum(threadStates),
  createdAt: z.string(),
  updated_at: z.string(),
  /** Messages of the other side that I have not seen. */
  unread: z.int(),
  /** Whoever answers has not answered yet; since when. */
  waitingSince: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
} as const;

export const messagesShape = {
  messages: z.array(Message),
  /** There are messages before these. */
  hasEarlier: z.boolean(),
  /** Its asker may open it again. */
  canReopen: z.boolean(),
} as const;

/** Which messages: the newest, or those before one. */
export const Before = z.object({
  before: z.optional(z.coerce.number().check(z.int('errors.invalid_input'), z.gte(1, 'errors.invalid_input'))),
});

export const SeenForm = z.object({
  sequence: z.int('errors.invalid_input').check(z.gte(0, 'errors.invalid_input')),
});

/** Minutes that an answer usually takes; null while nobody knows it. */
export const UsualAnswer = z.nullable(z.int());
