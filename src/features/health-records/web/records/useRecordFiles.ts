import { useState } from 'react';
import type { SentFile } from '#features/uploads/file.ts';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { MOST_RECORD_FILES, RECORD_FILE } from '../../record.ts';

/** The files of a record while it is written: those that hang on it already, without the ones that were taken off, and those that are added. */
export function useRecordFiles(name: string, hanging: readonly SentFile[], label: string) {
  const added = useFiles(name, { kind: RECORD_FILE, sort: 'documents', most: MOST_RECORD_FILES, label });
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const kept = hanging.filter(({ _id }) => !dropped.includes(_id));
  return {
    added,
    kept,
    ids: [...new Set([...kept, ...added.sent].map(({ _id }) => _id))],
    drop: (id: string) => setDropped([...dropped, id]),
    clear: () => added.queue.clear(),
  };
}
