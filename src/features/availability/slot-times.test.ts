import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn, instantOf, timeIn, weekdayOf } from '#shared/dates.ts';
import { propertyRuns } from '#test/rounds.ts';
import { isOffered, slotAt, slotTimes } from './slot-times.ts';
import { overlap, type Span, spanOfDays } from './span.ts';
import { type HoursRange, openMinutes, WeeklyHours } from './weekly-hours.ts';
import { MINUTE_MS } from '#shared/durations.ts';

const zone = 'America/Los_Angeles';
const now = new Date('2026-01-01T12:00:00Z');
const halfHours: WeeklyHours = {
  ranges: [],
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeMinutes: 0,
  aheadDays: 400,
  capacity: 1,
};
const range = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const on = (day: string, changes: Partial<WeeklyHours>, timeOff: Span[] = []) =>
  [
    ...slotTimes({ ...halfHours, ...changes }, timeOff, {
      from: instantOf(day, '00:00', zone),
      to: instantOf(addDays(day, 1), '00:00', zone),
      zone,
      now,
    }),
  ].map((time) => timeIn(zone, time));

describe('slots of a day', () => {
  test('follow each other from the opening of each range, with the buffer between two', () => {
    const ranges = [range(3, '13:00', '14:10'), range(3, '09:00', '10:30')];
    expect(on('2026-06-17', { ranges })).toEqual(['09:00', '09:30', '10:00', '13:00', '13:30']);
    expect(on('2026-06-17', { ranges, bufferMinutes: 10 })).toEqual(['09:00', '09:40', '13:00', '13:40']);
    expect(on('2026-06-18', { ranges })).toEqual([]);
  });

  test('are not offered where they would reach into time off, which ends without a slot of its own', () => {
    const ranges = [range(3, '09:00', '11:00')];
    const off = {
      startsAt: instantOf('2026-06-17', '09:45', zone),
      endsAt: instantOf('2026-06-17', '10:00', zone),
    };
    expect(on('2026-06-17', { ranges }, [off])).toEqual(['09:00', '10:00', '10:30']);
    expect(on('2026-06-17', { ranges }, [spanOfDays({ first: '2026-06-15', last: '2026-06-17' }, zone)])).toEqual([]);
    expect(on('2026-06-17', { ranges }, [spanOfDays({ first: '2026-06-18', last: '2026-06-19' }, zone)])).toHaveLength(
      4,
    );
  });

  test('over midnight belong to the day on which they begin', () => {
    const ranges = [range(3, '23:00', '01:00')];
    expect(on('2026-06-17', { ranges })).toEqual(['23:00', '23:30']);
    expect(on('2026-06-18', { ranges })).toEqual(['00:00', '00:30']);
  });

  test('keep their place on the wall in summer and winter', () => {
    const ranges = [range(7, '09:00', '10:00')];
    for (const sunday of ['2026-03-01', '2026-03-08', '2026-03-15', '2026-10-25', '2026-11-01', '2026-11-08'])
      expect(on(sunday, { ranges })).toEqual(['09:00', '09:30']);
  });

  test('skip the hour that a change of clocks skips', () => {
    const night = on('2026-03-08', { ranges: [range(7, '01:00', '04:00')] });
    expect(night).toEqual(['01:00', '01:30', '03:00', '03:30']);
    expect(on('2026-03-08', { ranges: [range(7, '01:30', '02:30')] })).toEqual(['01:30']);
    expect(on('2026-03-08', { ranges: [range(7, '02:00', '03:00')] })).toEqual([]);
    expect(on('2026-03-08', { ranges: [range(7, '02:30', '04:30')] })).toEqual(['03:30', '04:00']);
  });

  test('come twice in the hour that comes twice, unless the hours end in it', () => {
    const night = on('2026-11-01', { ranges: [range(7, '00:30', '02:30')] });
    expect(night).toEqual(['00:30', '01:00', '01:30', '01:00', '01:30', '02:00']);
    expect(on('2026-11-01', { ranges: [range(7, '00:30', '01:30')] })).toEqual(['00:30', '01:00']);
    expect(on('2026-11-01', { ranges: [range(7, '01:30', '02:30')] })).toEqual(['01:30', '01:30', '02:00']);
  });
});

describe('what is offered', () => {
  const hours = { ...halfHours, ranges: [range(3, '09:00', '11:00')], noticeMinutes: 120, aheadDays: 7 };
  const at = (day: string, time: string) => instantOf(day, time, zone);
  const offered = (startsAt: Date, asOf: Date) => isOffered(startsAt, { hours, timeOff: [], zone, now: asOf });

  test('begins no sooner than the notice', () => {
    expect(offered(at('2026-06-17', '09:00'), at('2026-06-17', '07:00'))).toBe(true);
    expect(offered(at('2026-06-17', '09:00'), at('2026-06-17', '07:01'))).toBe(false);
    expect(offered(at('2026-06-17', '09:00'), at('2026-06-18', '07:00'))).toBe(false);
  });

  test('lies at most so many days ahead, by the calendar of the provider', () => {
    expect(offered(at('2026-06-17', '10:30'), at('2026-06-10', '00:00'))).toBe(true);
    expect(offered(at('2026-06-17', '09:00'), new Date(at('2026-06-10', '00:00').getTime() - 1))).toBe(false);
  });

  test('begins where slots begin', () => {
    const asOf = at('2026-06-16', '12:00');
    expect(offered(at('2026-06-17', '09:15'), asOf)).toBe(false);
    expect(offered(at('2026-06-17', '08:30'), asOf)).toBe(false);
    expect(offered(at('2026-06-17', '11:00'), asOf)).toBe(false);
    expect(offered(new Date(at('2026-06-17', '09:00').getTime() + 1), asOf)).toBe(false);
  });
});

describe('whatever the hours, the zone and the season,', () => {
  // Half of the nights are those in which clocks change there.
  const changes = [
    { zone, day: '2026-03-08' },
    { zone, day: '2026-11-01' },
    { zone: 'Europe/Berlin', day: '2026-03-29' },
    { zone: 'Europe/Berlin', day: '2026-10-25' },
    { zone: 'Australia/Lord_Howe', day: '2026-04-05' },
    { zone: 'Australia/Lord_Howe', day: '2026-10-04' },
  ];
  const anyNight = fc.record({
    zone: fc.constantFrom(zone, 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'),
    day: fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-01-01', days)),
  });
  const zoneAndDay = fc.oneof(fc.constantFrom(...changes), anyNight);
  const clockOf = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const anyClock = fc.oneof(
    fc.integer({ min: 0, max: 18 }).map((quarters) => clockOf(quarters * 15)),
    fc.integer({ min: 0, max: 1439 }).map(clockOf),
  );
  const anyRange = fc.record({ weekday: fc.constantFrom(6, 7, 1, 3), opens: anyClock, closes: anyClock });
  const anyHours = fc
    .record({
      ranges: fc.array(anyRange, { minLength: 1, maxLength: 6 }),
      slotMinutes: fc.constantFrom(5, 15, 20, 30, 45, 60, 90, 480),
      bufferMinutes: fc.constantFrom(0, 5, 10, 60),
      noticeMinutes: fc.constantFrom(0, 60, 1440),
      aheadDays: fc.constantFrom(1, 3, 30),
      capacity: fc.constant(1),
    })
    .map((hours) => ({ ...hours, ranges: withoutOverlaps(hours.ranges) }));
  const minutesLater = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS);
  const anyCase = fc
    .record({
      hours: anyHours,
      place: zoneAndDay,
      nowBefore: fc.integer({ min: -1440, max: 4320 }),
      lasts: fc.integer({ min: 0, max: 3 * 1440 }),
      off: fc.array(
        fc.record({ after: fc.integer({ min: -600, max: 4300 }), lasts: fc.integer({ min: 1, max: 900 }) }),
        {
          maxLength: 3,
        },
      ),
    })
    .map(({ hours, place: { zone, day }, nowBefore, lasts, off }) => {
      const from = instantOf(addDays(day, -1), '12:00', zone);
      const timeOff = off.map(({ after, lasts }) => ({
        startsAt: minutesLater(from, after),
        endsAt: minutesLater(from, after + lasts),
      }));
      return {
        hours,
        timeOff,
        asked: { from, to: minutesLater(from, lasts), zone, now: minutesLater(from, -nowBefore) },
      };
    });

  const wall = (zone: string, instant: Date) => `${dayIn(zone, instant)} ${timeIn(zone, instant)}`;
  /** Read from the wall alone: on that day or the one before, some range is open from the first to the last minute. */
  function isWithin({ startsAt, endsAt }: Span, ranges: readonly HoursRange[], zone: string) {
    const today = dayIn(zone, startsAt);
    return [today, addDays(today, -1)].some((day) =>
      ranges.some(
        ({ weekday, opens, closes }) =>
          weekday === weekdayOf(day) &&
          wall(zone, startsAt) >= `${day} ${opens}` &&
          wall(zone, minutesLater(endsAt, -1)) < `${closes > opens ? day : addDays(day, 1)} ${closes}`,
      ),
    );
  }

  test('slots come in order, never overlap, never lie in time off, within the hours, the notice, the days ahead and the span', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyCase, ({ hours, timeOff, asked }) => {
        const slots = [...slotTimes(hours, timeOff, asked)].map((time) => slotAt(time, hours));
        seen += slots.length;
        const lastDay = addDays(dayIn(asked.zone, asked.now), hours.aheadDays);
        const isRight = (slot: Span, index: number) =>
          (slots[index - 1]?.endsAt ?? asked.from) <= slot.startsAt &&
          slot.startsAt < asked.to &&
          !timeOff.some((span) => overlap(span, slot)) &&
          isWithin(slot, hours.ranges, asked.zone) &&
          slot.startsAt >= minutesLater(asked.now, hours.noticeMinutes) &&
          dayIn(asked.zone, slot.startsAt) <= lastDay;
        expect(slots.filter((slot, index) => !isRight(slot, index))).toEqual([]);
        for (const { startsAt } of slots.slice(-2))
          expect(isOffered(startsAt, { hours, timeOff, ...asked })).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
    expect(seen).toBeGreaterThan(1000);
  });

  test('asking in two halves finds the same', () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ hours, timeOff, asked }, share) => {
        const length = asked.to.getTime() - asked.from.getTime();
        const middle = new Date(asked.from.getTime() + Math.round(length * share));
        const halves = [
          ...slotTimes(hours, timeOff, { ...asked, to: middle }),
          ...slotTimes(hours, timeOff, { ...asked, from: middle }),
        ];
        expect(halves).toEqual([...slotTimes(hours, timeOff, asked)]);
      }),
      { numRuns: 300 },
    );
  });

  test('a day on which no clocks change has as many slots as fit', () => {
    fc.assert(
      fc.property(anyHours, ({ ranges, slotMinutes, bufferMinutes, capacity }) => {
        const asked = {
          from: now,
          to: minutesLater(now, 7 * 1440),
          zone: 'America/Phoenix',
          now: minutesLater(now, -1440),
        };
        const hours = { ranges, slotMinutes, bufferMinutes, capacity, noticeMinutes: 0, aheadDays: 30 };
        const fitting = ranges.map((one) =>
          Math.max(0, Math.floor((openMinutes(one) + bufferMinutes) / (slotMinutes + bufferMinutes))),
        );
        expect([...slotTimes(hours, [], asked)]).toHaveLength(fitting.reduce((sum, count) => sum + count, 0));
      }),
      { numRuns: 300 },
    );
  });
});

/** The ranges that leave the earlier ones of the list alone. */
function withoutOverlaps(ranges: HoursRange[]): HoursRange[] {
  const kept: HoursRange[] = [];
  for (const one of ranges) if (WeeklyHours.shape.ranges.safeParse([...kept, one]).success) kept.push(one);
  return kept;
}
