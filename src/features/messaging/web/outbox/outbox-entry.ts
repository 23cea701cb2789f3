import type { SentFile } from '#features/uploads/file.ts';
import type { OutboxMessage, UnsentEntry } from '#web/outbox/unsent.ts';

/** Under which messages are kept. */
export const OUTBOX = 'outbox';

/** Where a message goes: into a conversation, to a provider for somebody, or to the family of a booking. */
export type Destination =
  | { at: 'thread'; id: string; isPlace: boolean }
  | { at: 'provider'; id: string; personId: string | null }
  | { at: 'booking'; id: string };

export type UnsentMessage = OutboxMessage & {
  /** The conversation that it belongs to, on this device: the name of its draft. */
  talk: string;
  /** What the home page calls it, and where it leads, if it becomes a draft again. */
  draft: { label: string; path: string };
  to: Destination;
  words: string;
  files: SentFile[];
};

/** A message that has not arrived yet. */
export type Entry = UnsentEntry<UnsentMessage>;
