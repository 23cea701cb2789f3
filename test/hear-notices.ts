import { listen, type Notice } from '#server/realtime/fanout.ts';
import type { TestApp } from './harness.ts';

/** What is told to open pages from now on, until it is stopped. */
export async function hearNotices(t: TestApp): Promise<{ told: readonly Notice[]; stop: () => Promise<void> }> {
  const told: Notice[] = [];
  const { stop } = await new Promise<ReturnType<typeof listen>>((resolve) => {
    const line = listen(t.url, {
      hear: (notice) => void told.push(notice),
      listening: () => resolve(line),
      cut: () => undefined,
    });
  });
  return { told, stop };
}
