import type { QueryClient } from '@tanstack/react-query';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { messaging } from '../contract.ts';
import { CONVERSATION } from '../talk.ts';
import { talkAddress } from './talk-address.ts';
import { readingBy, type TalkSide } from './talk-side.ts';

/** Messages as a family has them. */
export function familySide(client: QueryClient): TalkSide {
  return {
    ...readingBy(callsOf(client, messaging)),
    isPlace: false,
    // The same before and after it has begun.
    key: ({ _id: id, kind, personId, other }) =>
      kind === CONVERSATION ? `talk-${personId}-${other.providerId ?? ''}` : `talk-${id ?? ''}`,
    destination: ({ _id: id, personId, personName, other }) =>
      id === null
        ? { at: 'provider', id: other.providerId ?? '', personId: personName === null ? null : personId }
        : { at: 'thread', id, isPlace: false },
    address: talkAddress,
    all: href('/messaging'),
  };
}
