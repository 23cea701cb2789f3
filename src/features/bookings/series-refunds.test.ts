import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { paidForEach, returnable } from './difference.ts';
import { type Due, dueStates } from './dues.ts';
import {
  cancelTerms,
  type CountedTime,
  freeUntilTwoDaysBefore,
  halfUntilTwoHoursBefore,
  refundsWhenCancelled,
  refundWhenCancelled,
} from './refund-policy.ts';
import { centsOff } from './single-time.ts';

const WEEK_MS = 7 * DAY_MS;
const friday = new Date('2026-06-19T16:30:00Z');
const inWeek = (week: number) => new Date(friday.getTime() + week * WEEK_MS);
const before = (date: Date, hours: number) => new Date(date.getTime() - hours * HOUR_MS);

const due = (number: number, some: Partial<Due> = {}): Due => ({
  id: `due ${number}`,
  number,
  amountCents: 6000,
  dueAt: before(inWeek(number), 24),
  payBy: null,
  unpaidUntil: null,
  isUndoable: false,
  state: 'paid',
  refundCents: 0,
  returnedCents: 0,
  returningCents: 0,
  ...some,
});
const time = (week: number, some: Partial<CountedTime> = {}): CountedTime => ({
  cents: 6000,
  startsAt: inWeek(week),
  bookedFor: some.startsAt ?? inWeek(week),
  termsFrom: null,
  isMovedByProvider: false,
  isOver: false,
  ...some,
});
const series = { status: 'scheduled' as const, startsAt: friday, policy: freeUntilTwoDaysBefore };
const sum = (amounts: readonly number[]) => amounts.reduce((cents, amount) => cents + amount, 0);

const anyCents = fc.integer({ min: 0, max: 100_000 });
const anyDue = fc.record({
  state: fc.constantFrom(...dueStates),
  amountCents: anyCents,
  share: fc.integer({ min: 0, max: 100 }),
  isDifference: fc.boolean(),
});
const anyDues = fc.array(anyDue, { maxLength: 5 }).map((parts) =>
  parts.map(({ state, amountCents, share, isDifference }, number) =>
    due(number, {
      state,
      amountCents,
      returnedCents: Math.floor((amountCents * share) / 100),
      payBy: isDifference ? inWeek(9) : null,
    }),
  ),
);
const anyTime = fc
  .record({
    cents: anyCents,
    startsAt: fc.integer({ min: -3, max: 6 }).map(inWeek),
    bookedFor: fc.integer({ min: -3, max: 6 }).map(inWeek),
    isMovedByProvider: fc.boolean(),
    isOver: fc.boolean(),
  })
  .map((some) => time(0, some));
const anyTimes = fc.array(anyTime, { minLength: 1, maxLength: 6 });
const anyNow = fc.integer({ min: -30 * 24, max: 60 * 24 }).map((hours) => new Date(friday.getTime() + hours * HOUR_MS));

describe('what was paid of a series, split over its times,', () => {
  test('is all of it, in whole cents, and no time has more than its price unless more was paid than all cost', () => {
    fc.assert(
      fc.property(anyDues, anyTimes, (dues, times) => {
        const each = paidForEach(dues, times);
        const paid = sum(dues.map(returnable));
        expect(sum(each)).toBe(paid);
        expect(each.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        if (paid <= sum(times.map(({ cents }) => cents)))
          times.forEach(({ cents }, index) => expect(each[index]).toBeLessThanOrEqual(cents));
      }),
    );
  });

  test('is for the time that a part was for, and of one part for all by what each costs', () => {
    expect(paidForEach([due(0), due(1, { state: 'due' })], [time(0), time(1)])).toEqual([6000, 0]);
    const thirds = [time(0, { cents: 3333 }), time(1, { cents: 3333 }), time(2, { cents: 3334 })];
    expect(paidForEach([due(0, { amountCents: 5000 })], thirds)).toEqual([1666, 1667, 1667]);
    const deposit = due(0, { amountCents: 3000, dueAt: before(friday, 240) });
    const balance = due(1, { amountCents: 9000, dueAt: before(friday, 24) });
    expect(paidForEach([deposit, balance], [time(0), time(1)])).toEqual([6000, 6000]);
    expect(paidForEach([deposit, { ...balance, state: 'due' }], [time(0), time(1)])).toEqual([1500, 1500]);
  });

  test('follows what went back of another part than that of the time', () => {
    // The second was cancelled for free: the newest part gave it back.
    const dues = [due(0), due(1), due(2, { returnedCents: 6000 })];
    expect(paidForEach(dues, [time(0), time(1, { cents: 0, isOver: true }), time(2)])).toEqual([6000, 0, 6000]);
  });
});

describe('cancelling what is left of a series', () => {
  const dues = [due(0), due(1), due(2)];

  test.each([
    ['before all', before(friday, 49), 18_000],
    ['when the first is too near', before(friday, 47), 12_000],
    ['when the first is over', before(inWeek(1), 48), 12_000],
    ['when the second is too near, too', before(inWeek(1), 47), 6000],
    ['when the last is too near', before(inWeek(2), 47), 0],
  ])('gives back each by its own beginning: %s', (_, now, cents) => {
    const booking = { ...series, dues, times: [time(0), time(1), time(2)] };
    expect(refundWhenCancelled(booking, now)).toBe(cents);
    expect(cancelTerms(booking, now)).toMatchObject({
      backCents: cents,
      keptCents: 18_000 - cents,
      state: cents === 18_000 ? 'free' : cents === 0 ? 'late' : 'partly',
    });
  });

  test('gives nothing back of what was missed, of what is over, and of what was cancelled, neither kept nor given back', () => {
    const now = before(inWeek(1), 100);
    const missed = { ...series, dues, times: [time(0), time(1, { isOver: true }), time(2)] };
    expect(refundWhenCancelled(missed, now)).toBe(6000);
    const late = { ...series, dues: [due(0, { amountCents: 12_000 })], times: [time(0, { isOver: true }), time(1)] };
    expect(refundWhenCancelled(late, now), 'cancelled too late').toBe(6000);
    const early = {
      ...series,
      dues: [due(0, { amountCents: 12_000, returnedCents: 6000 })],
      times: [time(0, { isOver: true, cents: 0 }), time(1)],
    };
    expect(refundWhenCancelled(early, now), 'has gone back before').toBe(6000);
  });

  test('is free for what its provider moved, until it begins', () => {
    const moved = { ...series, dues: [due(0)], times: [time(0, { isMovedByProvider: true })] };
    expect(refundWhenCancelled(moved, before(friday, 1))).toBe(6000);
    expect(refundWhenCancelled(moved, friday)).toBe(0);
  });

  test('is free as long as nobody has answered', () => {
    const asked = { ...series, status: 'pending' as const, dues, times: [time(0), time(1), time(2)] };
    expect(refundWhenCancelled(asked, before(friday, 1))).toBe(18_000);
  });

  test('gives back what cancelling one after the other would, where each was paid by its part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), anyCents, anyNow, (weeks, cents, now) => {
        const times = Array.from({ length: weeks }, (_, week) => time(week, { cents }));
        const parts = times.map((_, week) => due(week, { amountCents: cents }));
        const policy = halfUntilTwoHoursBefore;
        const each = times.map(({ startsAt }) =>
          centsOff({ cents, startsAt, moved: undefined, policy }, { by: 'family', now }),
        );
        expect(refundWhenCancelled({ ...series, policy, dues: parts, times }, now)).toBe(sum(each));
      }),
    );
  });

  test('never gives back more of a part than was paid, and no more later than earlier', () => {
    fc.assert(
      fc.property(anyDues, anyTimes, anyNow, fc.nat(60 * 24), (parts, times, now, hours) => {
        const booking = { ...series, policy: halfUntilTwoHoursBefore, dues: parts, times };
        const refunds = refundsWhenCancelled(booking, now);
        refunds.forEach((cents, index) => {
          expect(cents).toBeGreaterThanOrEqual(0);
          const part = parts[index];
          expect(cents).toBeLessThanOrEqual(part ? returnable(part) : 0);
        });
        expect(sum(refunds)).toBe(refundWhenCancelled(booking, now));
        const later = new Date(now.getTime() + hours * HOUR_MS);
        expect(refundWhenCancelled(booking, later)).toBeLessThanOrEqual(sum(refunds));
        const over = times.map((one) => ({ ...one, isOver: true }));
        expect(refundWhenCancelled({ ...booking, times: over }, now)).toBe(0);
      }),
    );
  });
});
