import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploads } from '#features/uploads/contract.ts';
import type { Files } from '#features/uploads/web/useFiles.ts';
import { callsOf } from '#web/queries.ts';
import { RECORD_FILE } from '../../record.ts';

/** Takes files that hang elsewhere once more for a record that is begun; `brought` is told when that is done. What cannot be had is said. */
export function useBroughtFiles(ids: readonly string[], { added, brought }: { added: Files; brought: () => void }) {
  const client = useQueryClient();
  const [state, setState] = useState<'none' | 'coming' | 'failed'>(ids.length > 0 ? 'coming' : 'none');
  const hasBegun = useRef(false);
  const bring = useEffectEvent(async () => {
    if (hasBegun.current || ids.length === 0) return;
    hasBegun.current = true;
    const { copy } = callsOf(client, uploads);
    const copies = await Promise.allSettled(
      ids.map((fileId) => copy({ params: { fileId }, body: { kind: RECORD_FILE } })),
    );
    added.queue.giveBack(copies.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : [])));
    setState(copies.some(({ status }) => status === 'rejected') ? 'failed' : 'none');
    brought();
  });
  useEffect(() => void bring(), []);
  return state;
}
