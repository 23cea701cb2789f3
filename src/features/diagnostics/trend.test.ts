import { expect, test } from 'vitest';
import { tests } from './catalogue.ts';
import { type EarlierValue, trendOf } from './trend.ts';

const [glucose, panel] = ['glucose', 'metabolic_panel'].map(
  (code) => tests.find((one) => one.code === code)?._id ?? '',
);
const found = { testId: glucose ?? '', analyte: 'glucose', unit: 'mg/dL' } as const;
const value = (orderId: string, at: string, figure: number, more: Partial<EarlierValue> = {}): EarlierValue => ({
  ...found,
  orderId,
  at: new Date(at),
  timeZone: 'America/Los_Angeles',
  provider: 'Arroyo Labs',
  value: figure,
  low: 70,
  high: 99,
  criticalLow: null,
  criticalHigh: null,
  ...more,
});
const figures = (earlier: readonly EarlierValue[], orderId = 'own') =>
  trendOf({ found, orderId }, earlier).map((point) => point.value);

test('ends with the value of its own test, wherever the other one stands', () => {
  const own = value('own', '2026-06-17T15:00:00Z', 100);
  const other = value('own', '2026-06-17T15:00:00Z', 105, { testId: panel ?? '' });
  expect(figures([own, other])).toEqual([100]);
  expect(figures([other, own])).toEqual([100]);
  expect(figures([other])).toEqual([105]);
});

test('has one point of a day on the clock of the place: the last one, and of its own day that of its order', () => {
  const morning = value('a', '2026-06-16T15:00:00Z', 80);
  const evening = value('b', '2026-06-17T02:00:00Z', 82);
  const own = value('own', '2026-06-17T15:00:00Z', 100);
  const elsewhere = value('c', '2026-06-17T15:00:00Z', 110);
  expect(figures([morning, evening, elsewhere, own])).toEqual([82, 100]);
  expect(figures([morning, evening, own, elsewhere])).toEqual([82, 100]);
});

test('is told in the unit of the last, each with the flag of its own range', () => {
  const abroad = value('a', '2026-06-16T15:00:00Z', 6, { unit: 'mmol/L', low: 3.9, high: 5.5 });
  const own = value('own', '2026-06-17T15:00:00Z', 100, { high: 110 });
  expect(trendOf({ found, orderId: 'own' }, [abroad, own]).map(({ value, flag }) => [value, flag])).toEqual([
    [108, 'high'],
    [100, 'usual'],
  ]);
});
