import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const visit: CalendarEvent = {
  uid: 'visit-1@lado',
  sequence: 1,
  status: 'CONFIRMED',
  title: 'Visit: Jacaranda',
  location: '214 Example Ave, Pasadena, CA 91101',
  description: 'Ring at the side door.',
  startsAt: '2026-06-16T17:00:00.000Z',
  endsAt: '2026-06-16T17:30:00.000Z',
};
const linesOf = (event: CalendarEvent) => calendarFile([event]).split('\r\n');

test('a moved event is the same one, only newer', () => {
  const before = linesOf(visit);
  const after = linesOf({ ...visit, sequence: 2, startsAt: '2026-06-17T17:00:00.000Z' });
  for (const lines of [before, after]) expect(lines).toContain('UID:visit-1@lado');
  expect(before).toEqual(expect.arrayContaining(['SEQUENCE:1', 'DTSTART:20260616T170000Z', 'METHOD:PUBLISH']));
  expect(after).toEqual(expect.arrayContaining(['SEQUENCE:2', 'DTSTART:20260617T170000Z']));
});

test('a cancelled one is taken out of the calendar, without reminders', () => {
  const lines = linesOf({ ...visit, sequence: 3, status: 'CANCELLED' });
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:visit-1@lado', 'SEQUENCE:3']),
  );
  expect(lines).not.toContain('BEGIN:VALARM');
});
