import { expect, test } from 'vitest';
import { watchLine, worstOf } from './thin-line.ts';

const good = { available: 1_000_000, lost: 0 };

test('a line is thin after three bad looks in a row, and one good look begins anew', () => {
  const isThin = watchLine();
  const bad = { available: 90_000, lost: 0 };
  expect([bad, bad, good, bad, bad, bad].map(isThin)).toEqual([false, false, false, false, false, true]);
});

test('a line of which each look finds more is given time; one that stays as thin is not', () => {
  const rising = [66_000, 98_000, 117_000, 152_000, 178_000, 240_000].map((available) => ({ available, lost: 0 }));
  const isThin = watchLine();
  expect(rising.map(isThin)).toEqual([false, false, false, false, false, false]);
  const stuck = [66_000, 98_000, 98_000, 97_000].map((available) => ({ available, lost: 0 }));
  expect(stuck.map(watchLine())).toEqual([false, false, false, true]);
  const lossy = [66_000, 98_000, 117_000].map((available) => ({ available, lost: 0.3 }));
  expect(lossy.map(watchLine())).toEqual([false, false, true]);
});

test('what does not arrive makes it thin, too; what is not known does not', () => {
  const isThin = watchLine();
  const lossy = { available: 2_000_000, lost: 0.3 };
  expect([lossy, lossy, lossy].map(isThin)).toEqual([false, false, true]);
  const unknown = { available: undefined, lost: undefined };
  expect([unknown, unknown, unknown].map(watchLine())).toEqual([false, false, false]);
});

test('of several connections the worst counts, whoever came first', () => {
  const good = { available: 900_000, lost: 0.01 };
  expect(worstOf([good, { available: 90_000, lost: undefined }, { available: undefined, lost: 0.3 }])).toEqual({
    available: 90_000,
    lost: 0.3,
  });
  expect(worstOf([])).toEqual({ available: undefined, lost: undefined });
});
