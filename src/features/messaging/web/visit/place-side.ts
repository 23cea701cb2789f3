import type { QueryClient } from '@tanstack/react-query';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { partnerMessaging } from '../../partner-contract.ts';
import { readingBy, type TalkSide } from '../talk-side.ts';

/** Messages as those have them who answer families at a place. */
export function placeSide(client: QueryClient, bookingId: string | null): TalkSide {
  return {
    ...readingBy(callsOf(client, partnerMessaging)),
    isPlace: true,
    // Of two places that somebody answers for, each has its own.
    key: ({ placeId, personId }) => `place-talk-${placeId ?? ''}-${personId}`,
    destination: ({ _id: id }) =>
      id === null ? { at: 'booking', id: bookingId ?? '' } : { at: 'thread', id, isPlace: true },
    address: (id) => href('/partner/messages/:id?', { id }),
    all: href('/partner/messages/:id?'),
  };
}
