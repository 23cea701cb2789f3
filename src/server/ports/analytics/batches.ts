import { randomUUID } from 'node:crypto';
import { withoutIds, shortFacts, type Analytics, type Entry, type PageView } from './analytics.ts';
import { Refused } from '../refused.ts';

export type Rhythm = { batch: number; most: number; everyMs: number };

export const usualRhythm: Rhythm = { batch: 100, most: 5000, everyMs: 5000 };

/**
 * Gathers entries and delivers them in batches: every `everyMs`, and as soon as a batch is full. A batch that does not arrive
 * is tried again with the next ones, a refused one is dropped. Beyond `most` waiting entries the oldest are dropped and counted.
 */
export function inBatches(
  deliver: (entries: Entry[]) => Promise<void>,
  { onDrop, rhythm }: { onDrop: (count: number) => void; rhythm: Rhythm },
): Analytics {
  let waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function add(kind: Entry['kind'], name: string, { route, at, facts = {} }: PageView) {
    waiting.push({
      id: randomUUID(),
      kind,
      name,
      route: withoutIds(route),
      facts: shortFacts(facts),
      at: at.toISOString(),
    });
    if (waiting.length > rhythm.most) onDrop(waiting.splice(0, waiting.length - rhythm.most).length);
    if (waiting.length === rhythm.batch) void flush();
    timer ??= setTimeout(() => void flush(), rhythm.everyMs).unref();
  }

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    running ??= deliverAll().finally(() => {
      running = undefined;
      if (waiting.length > 0) timer ??= setTimeout(() => void flush(), rhythm.everyMs).unref();
    });
    await running;
  }

  async function deliverAll() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, rhythm.batch);
      const outcome = await deliver(batch).then(
        () => 'taken' as const,
        (error: unknown) => (error instanceof Refused ? 'refused' : 'kept'),
      );
      if (outcome === 'refused') onDrop(batch.length);
      if (outcome === 'kept') {
        waiting = [...batch, ...waiting];
        return;
      }
    }
  }

  return {
    page: (view) => add('page', 'page', view),
    event: (event) => add('event', event.name.slice(0, 100), event),
    flush,
  };
}
