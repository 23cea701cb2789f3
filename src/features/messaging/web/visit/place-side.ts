import type { QueryClient } from '@tanstack/react-query';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { partnerMessaging } from '../../partner-contract.ts';
import type { TalkSide } from '../talk-side.ts';

/** Messages as those have them who answer families at a place. */
export function placeSide(client: QueryClient, bookingId: string | null): TalkSide {
  const calls = callsOf(client, partnerMessaging);
  return {
    isPlace: true,
    // Of two places that somebody answers for, each has its own.
    key: ({ placeId, personId }) => `place-talk-${placeId ?? ''}-${personId}`,
    destination: ({ _id: id }) =>
      id === null ? { at: 'booking', id: bookingId ?? '' } : { at: 'thread', id, isPlace: true },
    seen: (id, sequence) => calls.seen({ params: { id }, body: { sequence } }),
    earlier: async (id, before) => (await calls.one({ params: { id }, query: { before } })).data,
    address: (id) => href('/partner/messages/:id?', { id }),
    all: href('/partner/messages/:id?'),
  };
}
