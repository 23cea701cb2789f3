import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Outbox } from './make-outbox.ts';
import type { OutboxMessage, UnsentEntry } from './unsent.ts';

const none: readonly never[] = [];

/** What of an outbox has not arrived yet. */
export function useOutbox<Said extends OutboxMessage>(outbox: Outbox<Said>): readonly UnsentEntry<Said>[] {
  const client = useQueryClient();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, () => none);
  useEffect(() => void outbox.open(client), [outbox, client]);
  return entries;
}
