import { beforeEach, expect, test } from 'vitest';
import { openPageCache } from './page-cache.ts';

let time: number;
let made: number;
let fresh: (key: string, making: () => Promise<number>) => Promise<number>;
const making = async () => (made += 1);

beforeEach(() => {
  time = 0;
  made = 0;
  fresh = openPageCache({ milliseconds: 3000, most: 2, now: () => new Date(time) }, (value) => value < 10);
});

test('many who ask at once get one answer', async () => {
  expect(await Promise.all([fresh('list', making), fresh('list', making), fresh('other', making)])).toEqual([1, 1, 2]);
});

test('an answer is kept for a moment, and not a moment longer', async () => {
  await fresh('list', making);
  time = 2999;
  expect(await fresh('list', making)).toBe(1);
  time = 3000;
  expect(await fresh('list', making)).toBe(2);
});

test('what fails or is not worth keeping is made anew', async () => {
  await expect(fresh('list', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await fresh('list', async () => 11)).toBe(11);
  expect(await fresh('list', making)).toBe(1);
});

test('the oldest goes when there are too many', async () => {
  for (const key of ['a', 'b', 'c']) await fresh(key, making);
  expect([await fresh('c', making), await fresh('b', making), await fresh('a', making)]).toEqual([3, 2, 4]);
});
