import { callOut } from '../call-out.ts';
import { Refused } from '../refused.ts';
import type { Analytics } from './analytics.ts';
import { inBatches, usualRhythm } from './batches.ts';

type Choices = { url: string; onDrop: (count: number) => void; timeoutMs?: number; rhythm?: typeof usualRhythm };

/** Posts `{ entries }` as JSON to a collector. An entry that is sent again keeps its `id`, so that a collector can count it once. */
export const openCollector = ({ url, onDrop, timeoutMs = 10_000, rhythm = usualRhythm }: Choices): Analytics =>
  inBatches(
    async (entries) => {
      const request = new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ entries }),
      });
      const answer = await callOut('analytics', request, { timeoutMs });
      if (answer.status >= 400) throw new Refused('analytics', 'message', String(answer.status));
    },
    { onDrop, rhythm },
  );
