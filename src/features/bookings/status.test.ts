import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerBy,
  askableUntil,
  canBecome,
  canCancel,
  canRevive,
  extendedHold,
  heldUntil,
  statuses,
  tabOf,
  tabs,
} from './status.ts';

const at = (text: string) => new Date(text);
const startsAt = at('2026-06-17T15:00:00Z');
const endsAt = at('2026-07-16T00:00:00Z');
const booking = { status: 'accepted' as const, startsAt, endsAt };

const instant = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
  .map((milliseconds) => new Date(milliseconds));
const anyBooking = fc
  .record({
    status: fc.constantFrom(...statuses),
    startsAt: instant,
    length: fc.integer({ min: 1, max: 1e10 }),
  })
  .map(({ length, ...given }) => ({ ...given, endsAt: new Date(given.startsAt.getTime() + length) }));

describe('tabs', () => {
  test.each([
    ['2026-06-17T14:59:59Z', 'upcoming'],
    ['2026-06-17T15:00:00Z', 'ongoing'],
    ['2026-07-15T23:59:59Z', 'ongoing'],
    ['2026-07-16T00:00:00Z', 'completed'],
  ])('an accepted booking stands at %s in %s', (now, tab) => {
    expect(tabOf(booking, at(now))).toBe(tab);
    expect(tabOf({ ...booking, status: 'scheduled' }, at(now))).toBe(tab);
  });

  test('pending and cancelled ones stay where they are, whatever the time', () => {
    fc.assert(
      fc.property(anyBooking, instant, (booking, now) => {
        const tab = tabOf(booking, now);
        expect(tabs).toContain(tab);
        if (booking.status === 'pending' || booking.status === 'cancelled') expect(tab).toBe(booking.status);
        else expect(['upcoming', 'ongoing', 'completed']).toContain(tab);
      }),
    );
  });
});

describe('transitions', () => {
  test('are these and no others', () => {
    const allowed = statuses.flatMap((from) =>
      statuses.filter((next) => canBecome(from, next)).map((next) => `${from} → ${next}`),
    );
    expect(new Set(allowed)).toEqual(
      new Set([
        'pending → scheduled',
        'pending → accepted',
        'pending → cancelled',
        'scheduled → cancelled',
        'scheduled → pending',
        'accepted → cancelled',
        'accepted → pending',
        'cancelled → pending',
      ]),
    );
  });

  test('only what ran out of time unpaid comes back, and only before it begins', () => {
    const ended = { status: 'cancelled' as const, startsAt, endsAt };
    expect(canRevive({ ...ended, cancelCode: 'unpaid' }, at('2026-06-17T14:59:59Z'))).toBe(true);
    expect(canRevive({ ...ended, cancelCode: 'unpaid' }, startsAt)).toBe(false);
    for (const cancelCode of ['cancelled', 'declined', 'expired', null])
      expect(canRevive({ ...ended, cancelCode }, at('2026-06-01T00:00:00Z'))).toBe(false);
    expect(canRevive({ ...booking, cancelCode: null }, at('2026-06-01T00:00:00Z'))).toBe(false);
  });
});

describe('cancelling', () => {
  test('ends with the booking', () => {
    expect(canCancel(booking, at('2026-07-15T23:59:59Z'))).toBe(true);
    expect(canCancel(booking, endsAt)).toBe(false);
    expect(canCancel({ ...booking, status: 'cancelled' }, at('2026-06-01T00:00:00Z'))).toBe(false);
  });

  test('is possible until the end of whatever stands, and of nothing else', () => {
    fc.assert(
      fc.property(anyBooking, instant, (booking, now) => {
        expect(canCancel(booking, now)).toBe(booking.status !== 'cancelled' && now < booking.endsAt);
      }),
    );
  });
});

const day = { startsAt: at('2026-06-15T15:00:00Z'), endsAt: at('2026-06-16T00:30:00Z') };
const visit = { startsAt: at('2026-06-15T15:00:00Z'), endsAt: at('2026-06-15T15:30:00Z') };

test('a hold lasts 900 seconds, as long as the provider has an hour to answer, or the time has not begun', () => {
  expect(heldUntil(at('2026-06-15T14:00:00Z'), day)).toEqual(at('2026-06-15T14:15:00Z'));
  expect(heldUntil(at('2026-06-15T23:20:00Z'), day)).toEqual(at('2026-06-15T23:30:00Z'));
  expect(heldUntil(at('2026-06-15T14:50:00Z'), visit)).toEqual(visit.startsAt);
});

test('what is asked for and paid in time has its answer before its first time is over', () => {
  const hours = fc.integer({ min: 1, max: 24 * 60 });
  fc.assert(
    fc.property(instant, hours, hours, (startsAt, minutes, earlier) => {
      const first = { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
      const paidAt = new Date(askableUntil(first).getTime() - earlier * 60_000);
      const by = answerBy(paidAt, { first: first.endsAt, last: first.endsAt });
      expect(by <= first.endsAt).toBe(true);
      expect(by.getTime() - paidAt.getTime()).toBeGreaterThan(0);
      if (minutes > 60) expect(by.getTime() - paidAt.getTime()).toBeGreaterThanOrEqual(60 * 60_000);
    }),
  );
});

test('a hold is made longer once, while it lasts, and not beyond the beginning', () => {
  const held = { status: 'pending' as const, heldUntil: at('2026-06-15T16:00:00Z'), holdExtendedAt: null };
  const soon = { ...held, startsAt: at('2026-06-15T16:05:00Z') };
  const now = at('2026-06-15T15:50:00Z');
  expect(extendedHold({ ...held, startsAt: at('2026-06-20T16:00:00Z') }, now)).toEqual(at('2026-06-15T16:15:00Z'));
  expect(extendedHold(soon, now)).toEqual(soon.startsAt);
  expect(extendedHold({ ...held, startsAt: held.heldUntil }, now)).toBeUndefined();
  expect(extendedHold({ ...soon, holdExtendedAt: now }, now)).toBeUndefined();
  expect(extendedHold(soon, held.heldUntil)).toBeUndefined();
});

describe('the time to answer', () => {
  const ends = { first: at('2026-06-18T00:00:00Z'), last: at('2026-06-20T00:00:00Z') };
  test('is a day', () => {
    expect(answerBy(at('2026-06-10T12:00:00Z'), ends)).toEqual(at('2026-06-11T12:00:00Z'));
  });

  test('is shorter when the first day is over sooner, but never less than an hour before all is over', () => {
    expect(answerBy(at('2026-06-17T18:00:00Z'), ends)).toEqual(at('2026-06-18T00:00:00Z'));
    expect(answerBy(at('2026-06-17T23:50:00Z'), ends)).toEqual(at('2026-06-18T00:50:00Z'));
    expect(answerBy(at('2026-06-17T23:50:00Z'), { ...ends, last: ends.first })).toEqual(ends.first);
  });
});
