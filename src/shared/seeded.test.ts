import { expect, test } from 'vitest';
import { seeded, shuffled } from './seeded.ts';

const numbers = (text: string, count: number) => {
  const random = seeded(text);
  return Array.from({ length: count }, random);
};

test('the same text gives the same numbers, another text others', () => {
  expect(numbers('jacaranda', 20)).toEqual(numbers('jacaranda', 20));
  expect(numbers('jacaranda', 20)).not.toEqual(numbers('jacarandb', 20));
});

test('the numbers are spread evenly between 0 and 1', () => {
  const tenths = new Array<number>(10).fill(0);
  for (const number of numbers('spread', 10_000))
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('shuffling keeps every item and leaves the list alone', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const mixed = shuffled(items, seeded('mix'));
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted()).toEqual(items);
});
