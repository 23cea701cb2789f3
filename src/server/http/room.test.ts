import { describe, expect, test } from 'vitest';
import { roomFor } from './room.ts';

const bounds = { most: 150, least: 32, longMs: 600 };

/** A machine that answers so many a second, asked for more than it can: each answer has waited for all that were let in before it. */
function overloaded(rate: number, seconds: number, room = roomFor(bounds)) {
  let longest = 0;
  for (let count = 0; count < rate * seconds; count += 1) {
    const at = (count * 1000) / rate;
    const ms = (room.now() * 1000) / rate;
    if (count > (rate * seconds) / 2) longest = Math.max(longest, ms);
    room.answered(ms, at);
  }
  return { room, longest };
}

describe('the room for requests', () => {
  test.each([60, 130, 400, 1000])('is as wide as keeps answers in time on a machine of %i a second', (rate) => {
    const { room, longest } = overloaded(rate, 20);
    expect(longest).toBeLessThan(700);
    expect(room.now()).toBeGreaterThanOrEqual(Math.min(150, Math.floor(rate * 0.25)));
  });

  test('is never less than a few, and wide again once answers are fast', () => {
    const { room } = overloaded(5, 120);
    expect(room.now()).toBe(32);
    for (let count = 0; count < 4000; count += 1) room.answered(10, 120_000 + count);
    expect(room.now()).toBe(150);
  });

  test('stays while a few answers wait for somebody else', () => {
    const room = roomFor(bounds);
    for (let count = 0; count < 1000; count += 1) room.answered(count % 3 === 0 ? 5000 : 10, count * 10);
    expect(room.now()).toBeGreaterThan(140);
  });
});
