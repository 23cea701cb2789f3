import { vi } from 'vitest';

/** From here on `performance.now()` and intervals go on by what the test advances, from where they stand. */
export function measureByHand() {
  const now = performance.now();
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  vi.advanceTimersByTime(now);
}
