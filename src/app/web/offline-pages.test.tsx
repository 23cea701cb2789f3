import { expect, test } from 'vitest';
import { importPage } from '#web/pages.ts';
import { screenAt } from '#web/screens.ts';
import { offlinePages } from './offline-pages.ts';

const BOOKING = '00000000-0000-4000-8000-000000000000';

// One answer that waits for a connection keeps the whole page away.
test.each(offlinePages)('nothing that %s asks waits for a connection', async (address) => {
  const found = screenAt(address);
  if (!found) throw new Error(`There is no screen at ${address}.`);
  const { loader } = await importPage(found.row);
  const search = new URLSearchParams({ booking: BOOKING });
  const asked: Record<string, { networkMode?: string }> = loader?.({ params: found.params, search }) ?? {};
  const waiting = Object.entries(asked).filter(([, { networkMode = 'online' }]) => networkMode === 'online');
  expect(waiting.map(([name]) => name)).toEqual([]);
});
