import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { type Due, dueStates } from './dues.ts';
import {
  cancelTerms,
  freeCancelHours,
  freeCancelUntil,
  freeUntilTwoDaysBefore,
  refundEndHours,
  refundOf,
  refundPercent,
  type RefundPolicy,
  refundWhenCancelled,
  shownCancelTerms,
} from './refund-policy.ts';
import { statuses } from './status.ts';

const at = (text: string) => new Date(text);
const startsAt = at('2026-06-17T15:00:00Z');
const due = (state: Due['state'], amountCents = 8400): Due => ({
  id: 'due',
  number: 1,
  amountCents,
  dueAt: startsAt,
  payBy: null,
  unpaidUntil: null,
  isUndoable: false,
  state,
  refundCents: 0,
  returnedCents: 0,
  returningCents: 0,
});
const confirmed = { status: 'accepted' as const, startsAt, policy: freeUntilTwoDaysBefore };
const inSteps: RefundPolicy = [
  { hoursBefore: 72, percent: 100 },
  { hoursBefore: 24, percent: 50 },
  { hoursBefore: 0, percent: 10 },
];

const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }).map((ms) => new Date(ms));
/** Less comes back the later it is, as every sensible policy has it. */
const anyPolicy: fc.Arbitrary<RefundPolicy> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([hours, percents]) => {
    const descending = percents.sort((one, other) => other - one);
    return hours
      .sort((one, other) => other - one)
      .map((hoursBefore, index) => ({ hoursBefore, percent: descending[index] ?? 0 }));
  });
const anyDues = fc.array(
  fc
    .record({ state: fc.constantFrom(...dueStates), cents: fc.integer({ min: 1, max: 1_000_000 }) })
    .map(({ state, cents }) => due(state, cents)),
  { maxLength: 5 },
);
const anyBooking = fc.record({
  status: fc.constantFrom(...statuses),
  startsAt: instant,
  policy: anyPolicy,
  dues: anyDues,
});
const paidCents = (dues: readonly Due[]) =>
  dues.filter(({ state }) => state === 'paid').reduce((cents, { amountCents }) => cents + amountCents, 0);

describe('what every kind has that says nothing else', () => {
  const paid = { ...confirmed, dues: [due('paid')] };

  test('is free until 48 hours before it begins', () => {
    expect(freeCancelUntil(confirmed)).toEqual(at('2026-06-15T15:00:00Z'));
    expect(freeCancelHours(freeUntilTwoDaysBefore)).toBe(48);
    expect(refundWhenCancelled(paid, at('2026-06-15T15:00:00Z'))).toBe(8400);
    expect(refundWhenCancelled(paid, at('2026-06-15T15:00:01Z'))).toBe(0);
    expect(refundWhenCancelled({ ...paid, status: 'scheduled' }, at('2026-06-15T15:00:01Z'))).toBe(0);
  });

  test('is always free while nobody has answered', () => {
    expect(refundWhenCancelled({ ...paid, status: 'pending' }, at('2026-06-17T14:00:00Z'))).toBe(8400);
  });

  test('gives back nothing or all that was paid, and nothing that was not', () => {
    fc.assert(
      fc.property(anyBooking, instant, (booking, now) => {
        const refund = refundWhenCancelled({ ...booking, policy: freeUntilTwoDaysBefore }, now);
        expect([0, paidCents(booking.dues)]).toContain(refund);
      }),
    );
  });
});

describe('a policy in steps', () => {
  test.each([
    [100, 100],
    [72, 100],
    [71.99, 50],
    [24, 50],
    [23.99, 10],
    [0, 10],
    [-0.01, 0],
  ])('%d hours before it begins gives back %i percent', (hours, percent) => {
    const now = new Date(startsAt.getTime() - hours * HOUR_MS);
    expect(refundPercent({ ...confirmed, policy: inSteps }, now)).toBe(percent);
    expect(refundPercent({ ...confirmed, policy: inSteps, status: 'pending' }, now)).toBe(100);
  });

  test('gives back a part of each part that was paid, in whole cents', () => {
    expect(refundOf(due('paid', 8401), 50)).toBe(4201);
    expect(refundOf(due('paid', 1), 10)).toBe(0);
    for (const state of dueStates.filter((state) => state !== 'paid')) expect(refundOf(due(state), 100)).toBe(0);
    expect(
      refundWhenCancelled(
        { ...confirmed, policy: inSteps, dues: [due('paid', 8400), due('paid', 5000), due('due', 700)] },
        at('2026-06-16T15:00:00Z'),
      ),
    ).toBe(6700);
  });

  test('that never gives all back is never free', () => {
    const policy = inSteps.slice(1);
    expect(freeCancelHours(policy)).toBeNull();
    expect(freeCancelUntil({ startsAt, policy })).toBeNull();
    expect(freeCancelUntil({ startsAt, policy: [] })).toBeNull();
    expect(refundEndHours([])).toBeNull();
    expect(refundEndHours([{ hoursBefore: 0, percent: 0 }])).toBeNull();
  });

  test('of several free steps is free until the last of them', () => {
    const policy = [
      { hoursBefore: 72, percent: 100 },
      { hoursBefore: 12, percent: 100 },
    ];
    expect(freeCancelHours(policy)).toBe(12);
    expect(refundEndHours([...policy, { hoursBefore: 2, percent: 10 }])).toBe(2);
    expect(freeCancelUntil({ startsAt, policy })).toEqual(at('2026-06-17T03:00:00Z'));
  });

  test('gives back no more than was paid, and no more later than earlier', () => {
    fc.assert(
      fc.property(anyBooking, instant, fc.nat(1e9), (booking, now, wait) => {
        const refund = refundWhenCancelled(booking, now);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(paidCents(booking.dues));
        expect(refundWhenCancelled(booking, new Date(now.getTime() + wait))).toBeLessThanOrEqual(refund);
        if (booking.status === 'pending') expect(refund).toBe(paidCents(booking.dues));
      }),
    );
  });

  test('is whole cents, and never more than was paid, in whatever order its steps are', () => {
    const anyStep = fc.record({ hoursBefore: fc.nat({ max: 500 }), percent: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 4 }), anyBooking, instant, (policy, booking, now) => {
        const refund = refundWhenCancelled({ ...booking, policy }, now);
        expect(Number.isSafeInteger(refund)).toBe(true);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(paidCents(booking.dues));
      }),
    );
  });

  test('is free exactly until it says so', () => {
    fc.assert(
      fc.property(anyBooking, instant, ({ dues, ...booking }, now) => {
        const asked = { ...booking, status: 'accepted' as const };
        const until = freeCancelUntil(asked);
        expect(refundPercent(asked, now) === 100).toBe(until !== null && now <= until);
        if (until !== null && now <= until) expect(refundWhenCancelled({ ...asked, dues }, now)).toBe(paidCents(dues));
      }),
    );
  });
});

describe('what cancelling costs', () => {
  const paid = { ...confirmed, dues: [due('paid')] };
  const late = at('2026-06-16T15:00:00Z');

  test('is free until the hour of the policy, and all is kept after it', () => {
    const until = at('2026-06-15T15:00:00Z');
    expect(cancelTerms(paid, until)).toEqual({
      state: 'free',
      freeUntil: until.toISOString(),
      backCents: 8400,
      keptCents: 0,
      refundEndHours: 48,
    });
    expect(cancelTerms(paid, late)).toMatchObject({ state: 'late', backCents: 0, keptCents: 8400 });
    expect(cancelTerms({ ...paid, status: 'pending' }, late).state).toBe('unanswered');
    expect(cancelTerms({ ...paid, policy: inSteps }, late)).toMatchObject({ state: 'partly', backCents: 4200 });
    expect(cancelTerms({ ...paid, policy: [] }, late)).toMatchObject({ state: 'never', freeUntil: null });
  });

  test('is not spoken of where nothing is paid through us, or it can no longer be cancelled', () => {
    const shown = { ...paid, endsAt: at('2026-06-17T23:00:00Z'), termsFrom: null };
    expect(shownCancelTerms(shown, late)?.state).toBe('late');
    expect(shownCancelTerms({ ...shown, dues: [] }, late)).toBeNull();
    expect(shownCancelTerms({ ...shown, status: 'cancelled' }, late)).toBeNull();
  });

  test('counts from the beginning that was agreed, where the booking has moved since', () => {
    const moved = { ...paid, endsAt: at('2026-06-27T23:00:00Z'), startsAt: at('2026-06-27T15:00:00Z') };
    expect(shownCancelTerms({ ...moved, termsFrom: startsAt }, late)?.state).toBe('late');
  });
});
