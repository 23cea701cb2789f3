import { expect, test } from 'vitest';
import { addDays, dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { pastDay, pastMoment } from './past-day.ts';

const now = new Date('2026-06-17T19:00:00Z');
const today = dayIn(deviceZone(), now);

test.each([
  ['en', 'Today', 'Yesterday'],
  ['es', 'Hoy', 'Ayer'],
  ['ru', 'Сегодня', 'Вчера'],
])('today and yesterday are said as such (%s), any other day by its date', (locale, ...said) => {
  const looked = { now, locale };
  expect([pastDay(today, looked), pastDay(addDays(today, -1), looked)]).toEqual(said);
  expect(pastDay(addDays(today, -2), looked)).toContain('2026');
  expect(pastDay(addDays(today, 1), looked)).toContain('2026');
});

test('a moment has its clock, and the zone of that', () => {
  expect(pastMoment(now.toISOString(), { now, locale: 'en' })).toMatch(/^Today, \d+:00\s[AP]M \(.+\)$/);
});
