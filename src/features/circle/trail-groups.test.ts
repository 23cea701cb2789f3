import { expect, test } from 'vitest';
import { told, trailActions, type TrailEntry } from './trail.ts';
import { groupedTrail, thingOf } from './trail-groups.ts';

const t = (key: string, values: Record<string, unknown> = {}) => `${key} ${Object.values(values).join(' ')}`.trim();
const entry = (at: string, more: Partial<TrailEntry> = {}): TrailEntry => ({
  _id: at,
  at,
  personName: 'Rosa Marín',
  isForSelf: true,
  actor: 'relative',
  actorName: 'Elena Marín',
  relationship: 'child',
  providerName: null,
  action: 'read',
  about: 'bookings',
  bookingId: null,
  question: null,
  ...more,
});
const grouped = (entries: TrailEntry[], timeZone = 'America/Los_Angeles') =>
  groupedTrail(entries, { timeZone, t }).map(({ day, entries: own }) => [day, own.map(({ _id }) => _id)]);

test('what somebody did with one kind of thing on a day is one line, where its newest stands', () => {
  const at = (hour: number) => `2026-06-17T${hour}:00:00Z`;
  const lines = [
    entry(at(20), { about: 'booking', bookingId: 'SC-118204' }),
    entry(at(19), { about: 'health' }),
    entry(at(18)),
    entry(at(17), { about: 'booking', bookingId: 'SC-118205', action: 'write' }),
    entry(at(16), { about: 'careNotes', bookingId: 'SC-118205' }),
  ];
  expect(grouped(lines)).toEqual([
    ['2026-06-17', [at(20), at(18), at(17)]],
    ['2026-06-17', [at(19), at(16)]],
  ]);
});

test('other days, people, kinds of things and whoever did it stand by themselves', () => {
  const at = (minute: number) => `2026-06-17T20:0${minute}:00Z`;
  const lines = [
    entry(at(9)),
    entry(at(8), { personName: 'Luz Marín' }),
    entry(at(7), { actorName: 'Tomás Rivera' }),
    entry(at(6), { about: 'messages' }),
    entry(at(5), { about: 'health' }),
    entry('2026-06-16T20:00:00Z'),
  ];
  expect(grouped(lines)).toHaveLength(lines.length);
});

test('a day is one of the clock of whoever reads', () => {
  const lines = [entry('2026-06-17T08:00:00Z'), entry('2026-06-17T05:00:00Z')];
  expect(grouped(lines).map(([day]) => day)).toEqual(['2026-06-17', '2026-06-16']);
  expect(grouped(lines, 'Europe/Berlin')).toHaveLength(1);
});

test('whatever a trail can tell of belongs to one kind of thing', () => {
  const subjects = [...new Set(trailActions.flatMap((action) => told[action]))];
  expect(subjects.filter((subject) => thingOf(subject) === 'other')).toEqual([]);
});
