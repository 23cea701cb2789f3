import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { canBeSure } from './coming.ts';

const now = new Date('2026-06-15T16:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

test('that one comes is said of what is confirmed, from seven days before until it begins', () => {
  const days = [-1, 0, 1, 7 * DAY_MS, 7 * DAY_MS + 1].map((ms) =>
    canBeSure({ status: 'scheduled', startsAt: at(ms) }, now),
  );
  expect(days).toEqual([false, false, true, true, false]);
  const states = (['pending', 'accepted', 'scheduled', 'cancelled'] as const).filter((status) =>
    canBeSure({ status, startsAt: at(DAY_MS) }, now),
  );
  expect(states).toEqual(['accepted', 'scheduled']);
});
