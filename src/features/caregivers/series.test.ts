import { describe, expect, test } from 'vitest';
import { instantOf } from '#shared/dates.ts';
import { byMonth, byWeek, continued, partsOf, seriesStarts } from './series.ts';

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

describe('what goes on', () => {
  const now = new Date('2026-06-20T16:00:00Z');
  const series = (...days: string[]) => days.map((day) => ({ day, startsAt: at(day).toISOString() }));

  test('does so on the same weekdays and at the same hour, from the first of them after the last visit', () => {
    const visits = series('2026-06-15', '2026-06-18', '2026-06-22', '2026-06-25', '2026-06-29', '2026-07-02');
    const next = { first: at('2026-07-06').toISOString(), weekdays: [4], weeks: 3 };
    expect(continued(visits, ZONE, now)).toEqual(next);
    const [first, , ...others] = visits;
    const moved = { day: '2026-06-18', startsAt: at('2026-06-18', '14:00').toISOString() };
    expect(continued(first ? [first, moved, ...others] : [], ZONE, now)).toEqual(next);
  });

  test('begins tomorrow at the earliest, and keeps its hour where summer time ends', () => {
    const long = new Date('2026-10-30T16:00:00Z');
    const next = { first: at('2026-11-02').toISOString(), weekdays: [], weeks: 2 };
    expect(continued(series('2026-06-15'), ZONE, long)).toEqual(next);
    expect(next.first).toBe('2026-11-02T17:00:00.000Z');
  });

  test('is nothing where no visit is left', () => {
    expect(continued([], ZONE, now)).toBeUndefined();
  });
});
