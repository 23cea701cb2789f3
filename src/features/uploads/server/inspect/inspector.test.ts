import { afterEach, expect, test, vi } from 'vitest';
import { aPng } from '../seed.ts';
import { inspect } from './inspector.ts';

afterEach(() => vi.useRealTimers());

test('a file that comes just as the idle process leaves is looked at by a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const picture = { bytes: await aPng(), type: 'image/png' as const, longestEdge: 1600 };
  expect(await inspect(picture)).toMatchObject({ type: 'image/jpeg' });
  vi.advanceTimersByTime(60_000);
  expect(await inspect(picture)).toMatchObject({ type: 'image/jpeg' });
});
