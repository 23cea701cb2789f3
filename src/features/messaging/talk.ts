import * as z from 'zod/mini';
import { ClientId, LONGEST_MESSAGE, Message, MOST_MESSAGE_FILES, UsualAnswer } from '#features/threads/thread.ts';
import { Picture } from '#features/providers/provider.ts';
import { holdsCardNumber } from '#shared/card-number.ts';
import { longest } from '#shared/text-rules.ts';
import { conversationStatuses } from './standing.ts';

/** The kind of conversation that this capability adds to those of others. */
export const CONVERSATION = 'conversation';

/** So many conversations of one person can be begun. */
export const MOST_CONVERSATIONS = 50;
/** So many messages may wait for an answer. */
export const MOST_WAITING = 40;
/** Words of a search that count. */
export const MOST_WORDS = 6;
export const LONGEST_SEARCH = 80;

const words = z.string('errors.messageBlank').check(
  z.trim(),
  longest(LONGEST_MESSAGE, 'errors.messageTooLong'),
  z.refine((text) => !holdsCardNumber(text), 'errors.cardInMessage'),
);
const files = z._default(
  z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_MESSAGE_FILES, 'errors.invalid_input')),
  [],
);
const saysSomething = <T extends { words: string; files: readonly string[] }>() =>
  z.refine<T>((said) => said.words !== '' || said.files.length > 0, { path: ['words'], error: 'errors.messageBlank' });

/** What somebody says: words, files, or both. */
export const TalkForm = z.object({ clientId: ClientId, words, files }).check(saysSomething());
export type TalkForm = z.output<typeof TalkForm>;

export const FirstWords = z
  .object({
    clientId: ClientId,
    providerId: z.uuid('errors.invalid_input'),
    /** For whom one writes; oneself when left out. */
    familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
    words,
    files,
  })
  .check(saysSomething());
export type FirstWords = z.output<typeof FirstWords>;

/** With whom, on the other side of the conversation. */
const Other = z.object({
  name: z.string(),
  /** A provider that has a page of its own; null for our staff and for families. */
  providerId: z.nullable(z.uuid()),
  /** Of which kind that provider is. */
  providerKind: z.nullable(z.string()),
  picture: z.nullable(Picture),
});

/** A conversation in the inbox, whatever its kind. */
export const TalkCard = z.object({
  _id: z.uuid(),
  kind: z.string(),
  other: Other,
  /** What it is about, where it has a title of its own. */
  subject: z.nullable(z.string()),
  /** For whom it is; null for whoever reads. */
  personName: z.nullable(z.string()),
  /** The beginning of what was said last, or where what was looked for stands. */
  lastWords: z.string(),
  lastIsOurs: z.boolean(),
  /** There is a file, and nothing was written with it. */
  lastIsFile: z.boolean(),
  lastAt: z.string(),
  unread: z.int(),
  /** The other side has asked something and waits for what I say. */
  isAwaited: z.boolean(),
  isOpen: z.boolean(),
});
export type TalkCard = z.output<typeof TalkCard>;

export const Unread = z.object({
  /** Conversations with something unseen, whatever was looked for. */
  unread: z.int(),
});

export const Inbox = z.object({ data: z.array(TalkCard), hasMore: z.boolean(), ...Unread.shape });
export type Inbox = z.output<typeof Inbox>;

/** One conversation with its newest messages, or those before one. */
export const Talk = z.object({
  /** Null while nothing has been said. */
  _id: z.nullable(z.uuid()),
  kind: z.string(),
  other: Other,
  subject: z.nullable(z.string()),
  personId: z.uuid(),
  /** The provider that answers; null for our staff. */
  placeId: z.nullable(z.uuid()),
  /** For whom; null for whoever reads. */
  personName: z.nullable(z.string()),
  standing: z.enum(conversationStatuses),
  /** Until when one may write; null where no booking ends it. */
  writableUntil: z.nullable(z.string()),
  /** The visit is over: what is written until then is the follow-up that comes with it. */
  isFollowUp: z.boolean(),
  usualMinutes: UsualAnswer,
  waitingSince: z.nullable(z.string()),
  unread: z.int(),
  /** Who else reads it on my side, by name. */
  readers: z.array(z.string()),
  /** A page of its own, where more can be done with it. */
  page: z.nullable(z.string()),
  messages: z.array(Message),
  hasEarlier: z.boolean(),
});
export type Talk = z.output<typeof Talk>;

/** Which conversations: those of a person, those in which something was said, a page of them. */
export const search = z._default(z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH, 'errors.invalid_input')), '');
