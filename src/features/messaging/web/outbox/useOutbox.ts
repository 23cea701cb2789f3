import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Entry } from './outbox-entry.ts';
import { outbox } from './outbox.ts';

const none: readonly Entry[] = [];

/** What of a conversation has not arrived yet. */
export function useOutbox(talk: string): readonly Entry[] {
  const client = useQueryClient();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, () => none);
  useEffect(() => void outbox.open(client), [client]);
  return entries.filter((entry) => entry.talk === talk);
}
