import { expect, test } from 'vitest';
import { hasSeatFor, lineOf, phaseOf, type VisitOfDay } from './visit.ts';

const at = (minutes: number) => new Date(Date.parse('2026-06-15T17:00:00Z') + minutes * 60_000);
const span = { startsAt: at(0), endsAt: at(20), endedAt: null };

test('a visit may be entered from 15 minutes before it begins until 30 minutes after its end', () => {
  expect([-15.1, -15, 0, 49.9, 50].map((minutes) => phaseOf(span, at(minutes)))).toEqual([
    'ahead',
    'open',
    'open',
    'open',
    'over',
  ]);
  expect(phaseOf(span, at(-8 * 24 * 60))).toBe('far');
  expect(phaseOf({ ...span, endedAt: at(5) }, at(6))).toBe('over');
});

test('of four seats one is kept for the provider and one for the person cared for', () => {
  expect(hasSeatFor('guest', ['booker'])).toBe(true);
  expect(hasSeatFor('guest', ['booker', 'guest'])).toBe(false);
  expect(hasSeatFor('person', ['booker', 'guest'])).toBe(true);
  expect(hasSeatFor('provider', ['booker', 'guest', 'person'])).toBe(true);
  expect(hasSeatFor('person', ['booker', 'guest', 'guest'])).toBe(false);
  expect(hasSeatFor('provider', ['booker', 'guest', 'person', 'provider'])).toBe(false);
  expect(hasSeatFor('guest', ['provider', 'provider', 'guest'])).toBe(false);
  expect(hasSeatFor('provider', ['provider', 'guest', 'guest'])).toBe(false);
  expect(hasSeatFor('person', ['provider', 'provider', 'guest'])).toBe(true);
});

test('who waits learns from the day how long it will be', () => {
  const visit = (id: string, starts: number, more: Partial<VisitOfDay> = {}): VisitOfDay => ({
    id,
    startsAt: at(starts),
    endsAt: at(starts + 20),
    isWaiting: false,
    admittedAt: null,
    endedAt: null,
    ...more,
  });
  const day = [
    visit('a', -60, { admittedAt: at(-50), endedAt: at(-20) }), // ten minutes late, thirty long
    visit('b', -20, { admittedAt: at(-10) }), // ten late, goes on
    visit('c', 0, { isWaiting: true }),
    visit('d', 20, { isWaiting: true }),
  ];
  expect(lineOf('c', day, at(0))).toEqual({ place: 1, minutes: 20 });
  expect(lineOf('d', day, at(0))).toEqual({ place: 2, minutes: 50 });
  expect(lineOf('c', [visit('c', 5, { isWaiting: true })], at(0))).toEqual({ place: 1, minutes: 5 });
  expect(lineOf('c', [visit('c', -5, { isWaiting: true })], at(0))).toEqual({ place: 1, minutes: 0 });
});
