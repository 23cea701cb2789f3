import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SentFile } from '../file.ts';
import { type UploadQueue, type UploadChoices, type UploadRow, uploadQueueOf } from './upload-queue.ts';

export type Files = {
  queue: UploadQueue;
  rows: readonly UploadRow[];
  /** What has arrived, in the order in which it was chosen. */
  sent: SentFile[];
  /** Something is still on its way: not the moment to send the form. */
  isBusy: boolean;
  choices: UploadChoices;
};

const none: readonly UploadRow[] = [];

/** The files of one field, by a name that is the field's own. Give it to `FileField`, and `sent` to the call that uses them; then `queue.clear()`. */
export function useFiles(name: string, choices: UploadChoices): Files {
  const client = useQueryClient();
  const [queue] = useState(() => uploadQueueOf(name, client, choices));
  const rows = useSyncExternalStore(queue.subscribe, queue.rows, () => none);
  const isBusy = rows.some(({ state }) => state === 'sending' || state === 'waits' || state === 'offline');
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { queue, rows, sent: rows.flatMap((row) => (row.sent ? [row.sent] : [])), isBusy, choices };
}
