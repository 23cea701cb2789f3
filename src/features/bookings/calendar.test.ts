import { expect, test } from 'vitest';
import { calendarStatus, calendarTime } from './calendar.ts';

const monday = {
  day: '2026-06-22',
  number: 1,
  startsAt: new Date('2026-06-22T15:00:00Z'),
  endsAt: new Date('2026-06-23T00:00:00Z'),
  bookedFor: null,
  isGone: false,
};
const wednesday = { ...monday, day: '2026-06-24', number: 2 };
const stay = { bookingId: 'SC-118204', knownBy: 'day' as const };
const visit = { bookingId: 'MD-118205', knownBy: 'number' as const };
const walk = { bookingId: 'GW-118206', knownBy: 'instant' as const };

test('a day keeps its name when one before it goes', () => {
  const name = 'SC-118204-2026-06-24@lado';
  expect(calendarTime(stay, wednesday).uid).toBe(name);
  expect(calendarTime(stay, { ...wednesday, number: 1 }).uid).toBe(name);
  expect(calendarTime(stay, { ...wednesday, isGone: true })).toMatchObject({ uid: name, isGone: true });
});

test('one of a series keeps its name when it is moved, and when one before it goes', () => {
  const later = new Date('2026-06-26T15:00:00Z');
  const { uid } = calendarTime(walk, wednesday);
  const moved = { ...wednesday, startsAt: later, bookedFor: wednesday.startsAt, number: 1 };
  expect(calendarTime(walk, moved).uid).toBe(uid);
  expect(calendarTime(walk, { ...wednesday, startsAt: later }).uid).not.toBe(uid);
});

test('a visit keeps its name when it is moved to another day', () => {
  expect(calendarTime(visit, monday).uid).toBe('MD-118205-1@lado');
  expect(calendarTime(visit, { ...wednesday, number: 1 }).uid).toBe('MD-118205-1@lado');
});

test('what is gone is cancelled, however sure the rest is', () => {
  for (const status of ['pending', 'accepted', 'scheduled', 'cancelled'] as const)
    expect(calendarStatus({ status, offer: null }, { isGone: true })).toBe('CANCELLED');
  const stands = (status: 'pending' | 'accepted' | 'cancelled') =>
    calendarStatus({ status, offer: null }, { isGone: false });
  expect([stands('pending'), stands('accepted'), stands('cancelled')]).toEqual(['TENTATIVE', 'CONFIRMED', 'CANCELLED']);
  expect(calendarStatus({ status: 'pending', offer: { why: 'declined' } }, { isGone: false })).toBe('CANCELLED');
  expect(calendarStatus({ status: 'accepted', offer: { why: 'change' } }, { isGone: false })).toBe('CONFIRMED');
});
