import type { Message } from '#features/threads/thread.ts';
import type { Client } from '#shared/client.ts';
import type { messaging } from '../contract.ts';
import type { Talk } from '../talk.ts';
import type { Destination } from './outbox/outbox-entry.ts';

/** What differs between the family's messages and those of a place. */
export type TalkSide = {
  isPlace: boolean;
  /** Where a message of this conversation goes, and under which name it waits. */
  destination: (talk: Talk) => Destination;
  key: (talk: Talk) => string;
  seen: (id: string, sequence: number) => Promise<unknown>;
  /** Messages before one. */
  earlier: (id: string, before: number) => Promise<{ messages: readonly Message[]; hasEarlier: boolean }>;
  /** The page of one conversation, and of all. */
  address: (id: string) => string;
  all: string;
};

/** How either side reads on in a conversation, by its own calls. */
export const readingBy = ({
  one,
  seen,
}: Pick<Client<typeof messaging>, 'one' | 'seen'>): Pick<TalkSide, 'seen' | 'earlier'> => ({
  seen: (id, sequence) => seen({ params: { id }, body: { sequence } }),
  earlier: async (id, before) => (await one({ params: { id }, query: { before } })).data,
});
