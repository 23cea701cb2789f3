import type { SentFile } from '#features/uploads/file.ts';

/** Where a message goes: into a conversation, to a provider for somebody, or to the family of a booking. */
export type Destination =
  | { at: 'thread'; id: string; isPlace: boolean }
  | { at: 'provider'; id: string; personId: string | null }
  | { at: 'booking'; id: string };

/** A message that has not arrived yet. */
export type Entry = {
  clientId: string;
  /** The conversation that it belongs to, on this device: the name of its draft. */
  talk: string;
  /** What the home page calls it, and where it leads, if it becomes a draft again. */
  draft: { label: string; path: string };
  to: Destination;
  /** Somebody else for whom it is written; left out in what waits since before that was noted. */
  personId?: string | null;
  words: string;
  files: SentFile[];
  writtenAt: string;
  state: 'waiting' | 'sending' | 'refused';
  /** Nothing was heard of an attempt: it may have arrived. */
  isTried: boolean;
  failure?: { code: string; values: Record<string, string | number> };
};
