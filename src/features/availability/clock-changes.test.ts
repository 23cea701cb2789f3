import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn, instantOf, timeIn } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { clockChanges } from '#test/clock-changes.ts';
import { bothClocks } from '#shared/both-clocks.ts';

type PrintedTimes = { offset: number; around: { zone: string; day: string; times: string[] }[] };

/** What a server says whose own clock is in that zone. */
async function saidIn(zone: string): Promise<PrintedTimes> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/slot-instants.ts'], {
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(stdout) as PrintedTimes;
}

const serverZones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
let said: PrintedTimes[];
beforeAll(async () => {
  said = await Promise.all(serverZones.map(saidIn));
});

const everyHalfHour = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 }, (_, index) => {
    const minutes = from * 60 + index * 30;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
const usual = [...everyHalfHour(0, 4), ...everyHalfHour(9, 10), ...everyHalfHour(22, 24)];
const inSpring = usual.filter((time) => !time.startsWith('02'));
const inAutumn = [...usual, '01:00', '01:30'].toSorted();

describe('around every change of clocks of 2026 and 2027', () => {
  test('the list is complete: on no other day have clocks changed', () => {
    for (const zone of new Set(clockChanges.map((change) => change.zone))) {
      const days = Array.from({ length: 730 }, (_, index) => addDays('2026-01-01', index));
      const odd = days.flatMap((day) => {
        const hours =
          (instantOf(addDays(day, 1), '00:00', zone).getTime() - instantOf(day, '00:00', zone).getTime()) / HOUR_MS;
        return hours === 24 ? [] : [{ zone, day, hours }];
      });
      expect(odd).toEqual(clockChanges.filter((change) => change.zone === zone));
    }
  });

  test('the servers did run in different zones, and offer the very same instants', () => {
    expect(said.map(({ offset }) => offset)).toEqual([0, 240, -840, -630]);
    for (const { around } of said) expect(around).toEqual(said[0]?.around);
  });

  test.each(clockChanges)(
    '$zone offers the same hours on the wall on $day and the days beside it',
    ({ zone, day, hours }) => {
      const times = said[0]?.around.find((one) => one.zone === zone && one.day === day)?.times ?? [];
      const onDay = (wanted: string) =>
        times
          .map((time) => new Date(time))
          .filter((time) => dayIn(zone, time) === wanted)
          .map((time) => timeIn(zone, time))
          .toSorted();
      expect(onDay(addDays(day, -1))).toEqual(usual);
      expect(onDay(day)).toEqual(hours === 23 ? inSpring : inAutumn);
      expect(onDay(addDays(day, 1))).toEqual(usual);
      expect(times).toEqual(times.toSorted());
    },
  );
});

describe('a time in words', () => {
  const said = (day: string, time: string, readerZone: string, locale = 'en-US') =>
    bothClocks(instantOf(day, time, 'America/Los_Angeles'), { timeZone: 'America/Los_Angeles', readerZone, locale });

  test('names both zones where they differ, and the day where that differs too', () => {
    expect(said('2026-06-17', '09:30', 'America/Los_Angeles')).toBe('9:30 AM');
    expect(said('2026-06-17', '09:30', 'America/New_York')).toBe('9:30 AM, Pacific Time (12:30 PM, Eastern Time)');
    expect(said('2026-06-17', '22:30', 'America/New_York')).toBe(
      '10:30 PM, Pacific Time (Thu, Jun 18, 1:30 AM, Eastern Time)',
    );
  });

  test('knows which of them has changed its clocks', () => {
    expect(said('2026-11-01', '09:30', 'America/Phoenix')).toBe(
      '9:30 AM, Pacific Time (10:30 AM, Mountain Standard Time)',
    );
    expect(said('2026-10-31', '09:30', 'America/Phoenix')).toBe('9:30 AM');
  });
});
