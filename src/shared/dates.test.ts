import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#test/rounds.ts';
import {
  addDays,
  dayIn,
  daysBetween,
  daysFrom,
  formatDay,
  formatDayInWords,
  formatTime,
  formatZone,
  instantOf,
  readDay,
  slashedDay,
  timeIn,
  weekdayOf,
} from './dates.ts';
import { Day } from './day.ts';

const zones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'UTC',
];
const first = '2026-01-01';
const anyDay = fc.integer({ min: 0, max: 729 }).map((offset) => addDays(first, offset));
const anyZone = fc.constantFrom(...zones);
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

/** Days of 2026 and 2027 that do not last 24 hours there. */
const changesIn = (zone: string) =>
  daysFrom(first, addDays(first, 729))
    .filter(
      (day) =>
        instantOf(addDays(day, 1), '12:00', zone).getTime() - instantOf(day, '12:00', zone).getTime() !== 86_400_000,
    )
    .flatMap((day) => [addDays(day, -1), day, addDays(day, 1), addDays(day, 2)]);

describe('instants', () => {
  test.each(zones)('opening hours in %s keep their place on the wall around every change of clocks', (zone) => {
    const days = changesIn(zone);
    for (const day of days) {
      for (const time of ['00:00', '05:30', '08:00', '12:00', '17:00', '23:59']) {
        const instant = instantOf(day, time, zone);
        expect(`${dayIn(zone, instant)} ${timeIn(zone, instant)}`).toBe(`${day} ${time}`);
      }
    }
  });

  test('there are changes to be tested', () => {
    expect(changesIn('America/Los_Angeles')).toEqual(
      expect.arrayContaining(['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07']),
    );
    expect(changesIn('America/Phoenix')).toEqual([]);
  });

  test('read back as what the clock on the wall showed, or, in the hour that is skipped, as an hour later', () => {
    fc.assert(
      fc.property(anyDay, anyTime, anyZone, (day, time, zone) => {
        const instant = instantOf(day, time, zone);
        const shown = `${dayIn(zone, instant)} ${timeIn(zone, instant)}`;
        const lateByMinutes =
          (Date.parse(`${shown.replace(' ', 'T')}:00Z`) - Date.parse(`${day}T${time}:00Z`)) / 60_000;
        const isSkipped = lateByMinutes !== 0;
        expect(isSkipped ? [30, 60] : [0]).toContain(lateByMinutes);
        if (isSkipped) expect(changesIn(zone)).toContain(day);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('of an hour that is skipped or comes twice, one is chosen', () => {
    const zone = 'America/Los_Angeles';
    expect(instantOf('2026-03-08', '02:30', zone).toISOString()).toBe('2026-03-08T10:30:00.000Z');
    expect(instantOf('2026-11-01', '01:30', zone).toISOString()).toBe('2026-11-01T08:30:00.000Z');
  });

  test('do not depend on the zone of the machine', () => {
    const instants = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'].map((machine) => {
      process.env['TZ'] = machine;
      return instantOf('2026-11-01', '08:00', 'America/Los_Angeles').toISOString();
    });
    delete process.env['TZ'];
    expect(new Set(instants)).toEqual(new Set(['2026-11-01T16:00:00.000Z']));
  });

  test('a day in a zone begins when its clocks say so', () => {
    expect(dayIn('America/Los_Angeles', new Date('2026-06-16T06:59:59Z'))).toBe('2026-06-15');
    expect(dayIn('America/Los_Angeles', new Date('2026-06-16T07:00:00Z'))).toBe('2026-06-16');
  });
});

describe('days', () => {
  test('are counted without clocks', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(weekdayOf('2026-06-15')).toBe(1);
    expect(weekdayOf('2026-06-21')).toBe(7);
    expect(daysFrom('2026-06-17', '2026-06-15')).toEqual([]);
  });

  test('add up', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
      }),
    );
  });

  test('are read in every way that is offered, and written back', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const written of [
          day,
          slashedDay(day),
          formatDay(day),
          formatDay(day).replaceAll('-', ''),
          ` ${slashedDay(day)} `,
        ])
          expect(readDay(written)).toBe(day);
      }),
    );
    expect(readDay('6-7-2026')).toBe('2026-06-07');
  });

  test.each([
    '2026-02-30',
    '02/29/2026',
    '13/01/2026',
    '00/10/2026',
    '06/31/2026',
    '06/17/26',
    '17',
    'tomorrow',
    '',
    '2026-06-17T00:00',
    '06/17/2026 and more',
    '９９/17/2026',
  ])('%j is no day', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  test.each(['2026-02-30', '2026-13-01', '06/17/2026', '2026-6-7', ''])('no call takes %j for a day', (text) => {
    expect(Day.safeParse(text).success).toBe(false);
  });
});

test('are put into words', () => {
  expect(formatDayInWords('2026-06-17', 'en')).toBe('Wednesday, June 17, 2026');
  expect(formatDayInWords('2026-06-17', 'es', 'short')).toMatch(/mi[ée], 17.*jun/);
  expect(formatTime('16:30', 'en').replace(/\s/g, ' ')).toBe('4:30 PM');
  expect(formatZone('America/Los_Angeles', 'en', new Date('2026-06-17T00:00:00Z'))).toBe('Pacific Time');
});
