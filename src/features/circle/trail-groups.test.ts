import { expect, test } from 'vitest';
import type { TrailEntry } from './trail.ts';
import { groupedTrail } from './trail-groups.ts';

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

test('what reads the same on a day is one line, where its newest stands', () => {
  const [last, other, first] = ['2026-06-17T20:00:00Z', '2026-06-17T19:00:00Z', '2026-06-17T18:00:00Z'];
  expect(grouped([entry(last), entry(other, { about: 'health' }), entry(first)])).toEqual([
    ['2026-06-17', [last, first]],
    ['2026-06-17', [other]],
  ]);
});

test('other days, people, bookings and whoever did it stand by themselves', () => {
  const at = (minute: number) => `2026-06-17T20:0${minute}:00Z`;
  const lines = [
    entry(at(9)),
    entry(at(8), { personName: 'Luz Marín' }),
    entry(at(7), { actorName: 'Tomás Rivera' }),
    entry(at(6), { about: 'booking', bookingId: 'SC-118204' }),
    entry(at(5), { about: 'booking', bookingId: 'SC-118205' }),
    entry(at(4), { action: 'write' }),
    entry('2026-06-16T20:00:00Z'),
  ];
  expect(grouped(lines)).toHaveLength(lines.length);
});

test('a day is one of the clock of whoever reads', () => {
  const lines = [entry('2026-06-17T08:00:00Z'), entry('2026-06-17T05:00:00Z')];
  expect(grouped(lines).map(([day]) => day)).toEqual(['2026-06-17', '2026-06-16']);
  expect(grouped(lines, 'Europe/Berlin')).toHaveLength(1);
});
