import { describe, expect, test } from 'vitest';
import { instantOf } from '#shared/dates.ts';
import { byMonth, byWeek, partsOf, seriesStarts } from './series.ts';

const ZONE = 'America/Los_Angeles';
const at = (day: string, time = '09:00') => instantOf(day, time, ZONE);

describe('visits that come again', () => {
  test('begin at the same hour on the wall, on their own weekday and those that were chosen', () => {
    const starts = seriesStarts(at('2026-06-17').toISOString(), { weekdays: [1], weeks: 2 }, ZONE);
    expect(starts).toEqual(
      ['2026-06-17', '2026-06-22', '2026-06-24', '2026-06-29'].map((day) => at(day).toISOString()),
    );
  });

  test.each([
    ['ends', '2026-10-28', ['2026-10-28T16:00:00.000Z', '2026-11-04T17:00:00.000Z']],
    ['begins', '2027-03-10', ['2027-03-10T17:00:00.000Z', '2027-03-17T16:00:00.000Z']],
  ])('keep that hour where summer time %s', (_, day, starts) => {
    expect(seriesStarts(at(day).toISOString(), { weekdays: [], weeks: 2 }, ZONE)).toEqual(starts);
  });

  test('are on a day of the caregiver, whatever day it is elsewhere', () => {
    const evening = at('2026-06-17', '21:00').toISOString(); // Thursday in UTC
    const starts = seriesStarts(evening, { weekdays: [4], weeks: 2 }, ZONE);
    expect(starts).toEqual(
      ['2026-06-17', '2026-06-18', '2026-06-24', '2026-06-25'].map((day) => at(day, '21:00').toISOString()),
    );
  });
});

const visits = (...days: string[]) => days.map((day) => ({ day, startsAt: at(day) }));

test('weeks are counted from the first visit; one without a visit is none', () => {
  const weeks = byWeek(visits('2026-06-17', '2026-06-22', '2026-06-24', '2026-07-08'));
  expect(weeks.map((week) => week.map(({ day }) => day))).toEqual([
    ['2026-06-17', '2026-06-22'],
    ['2026-06-24'],
    ['2026-07-08'],
  ]);
});

test('the first week is paid at once, the others three days before their first visit, all of it together', () => {
  const now = new Date('2026-06-15T16:00:00Z');
  const parts = partsOf(visits('2026-06-17', '2026-06-18', '2026-06-24', '2026-06-30', '2026-07-01'), 9000, now);
  expect(parts).toEqual([
    { amountCents: 18_000, dueAt: now, coversFrom: at('2026-06-17') },
    { amountCents: 18_000, dueAt: at('2026-06-21'), coversFrom: at('2026-06-24') },
    { amountCents: 9000, dueAt: at('2026-06-28'), coversFrom: at('2026-07-01') },
  ]);
});

test('months are those of the calendar', () => {
  expect(byMonth(['2026-06-24', '2026-07-01', '2026-07-08'], 9000)).toEqual([
    { month: '2026-06-24', count: 1, cents: 9000 },
    { month: '2026-07-01', count: 2, cents: 18_000 },
  ]);
});
