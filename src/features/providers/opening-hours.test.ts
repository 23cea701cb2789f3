import { expect, test } from 'vitest';
import { openingAt, weekInLines } from './opening-hours.ts';

const day = { open: '08:00', close: '17:00' };
const hours = [day, day, day, day, day, null, null];
const zone = 'America/Los_Angeles';

test('is open until it closes, on the clock of the centre', () => {
  expect(openingAt(hours, zone, new Date('2026-06-15T16:00:00Z'))).toEqual({ state: 'open', until: '17:00' });
  expect(openingAt(hours, zone, new Date('2026-06-16T00:00:00Z'))).toEqual({
    state: 'closed',
    opens: '08:00',
    day: '2026-06-16',
    isToday: false,
  });
});

test('opens later today', () => {
  expect(openingAt(hours, zone, new Date('2026-06-15T14:59:00Z'))).toEqual({
    state: 'closed',
    opens: '08:00',
    day: '2026-06-15',
    isToday: true,
  });
});

test('opens on Monday after a Friday evening', () => {
  expect(openingAt(hours, zone, new Date('2026-06-20T01:00:00Z'))).toEqual({
    state: 'closed',
    opens: '08:00',
    day: '2026-06-22',
    isToday: false,
  });
});

test('says so when it never opens', () => {
  expect(
    openingAt(
      hours.map(() => null),
      zone,
      new Date('2026-06-15T16:00:00Z'),
    ),
  ).toEqual({ state: 'never' });
});

test('a centre that is open once a week opens again in a week', () => {
  const mondays = [day, null, null, null, null, null, null];
  expect(openingAt(mondays, zone, new Date('2026-06-16T01:00:00Z'))).toEqual({
    state: 'closed',
    opens: '08:00',
    day: '2026-06-22',
    isToday: false,
  });
});

test('days with the same hours are one line', () => {
  expect(weekInLines(hours)).toEqual([
    { from: 1, to: 5, hours: day },
    { from: 6, to: 7, hours: null },
  ]);
});
