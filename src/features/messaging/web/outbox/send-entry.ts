import type { QueryClient } from '@tanstack/react-query';
import { callsOf } from '#web/queries.ts';
import { messaging } from '../../contract.ts';
import { partnerMessaging } from '../../partner-contract.ts';
import type { UnsentMessage } from './outbox-entry.ts';

/** Sends a message to where it goes; the same one again is there once. */
export function sendEntry(client: QueryClient, { to, clientId, words, files }: UnsentMessage): Promise<unknown> {
  const said = { clientId, words, files: files.map(({ _id }) => _id) };
  const family = callsOf(client, messaging);
  const place = callsOf(client, partnerMessaging);
  if (to.at === 'booking') return place.begin({ params: { bookingId: to.id }, body: said });
  if (to.at === 'provider') return family.begin({ body: { ...said, providerId: to.id, familyMemberId: to.personId } });
  return (to.isPlace ? place : family).say({ params: { id: to.id }, body: said });
}
