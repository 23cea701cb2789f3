import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Due, dueStates } from './dues.ts';
import { freeCancelUntil, freeUntilTwoDaysBefore, refundWhenCancelled } from './refund-policy.ts';
import { statuses } from './status.ts';

const at = (text: string) => new Date(text);
const startsAt = at('2026-06-17T15:00:00Z');
const due: Due = { id: 'a', number: 1, amountCents: 8400, dueAt: startsAt, state: 'paid', refundCents: 0 };
const paid = { status: 'accepted' as const, startsAt, policy: freeUntilTwoDaysBefore, dues: [due] };

const instant = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
  .map((milliseconds) => new Date(milliseconds));
const anyDue = fc.record({
  id: fc.uuid(),
  number: fc.nat(),
  amountCents: fc.nat({ max: 5_000_000 }),
  dueAt: instant,
  state: fc.constantFrom(...dueStates),
  refundCents: fc.constant(0),
});
const anyBooking = fc.record({
  status: fc.constantFrom(...statuses),
  startsAt: instant,
  policy: fc.constant(freeUntilTwoDaysBefore),
  dues: fc.array(anyDue, { maxLength: 4 }),
});
const anyStep = fc.record({ hoursBefore: fc.nat({ max: 500 }), percent: fc.integer({ min: 0, max: 100 }) });

describe('what comes back when the family cancels', () => {
  test('is all until 48 hours before the first day, and nothing afterwards', () => {
    expect(freeCancelUntil(paid)).toEqual(at('2026-06-15T15:00:00Z'));
    expect(refundWhenCancelled(paid, at('2026-06-15T15:00:00Z'))).toBe(8400);
    expect(refundWhenCancelled(paid, at('2026-06-15T15:00:01Z'))).toBe(0);
  });

  test('is all while nobody has answered', () => {
    expect(refundWhenCancelled({ ...paid, status: 'pending' }, at('2026-06-17T14:00:00Z'))).toBe(8400);
  });

  test('is nothing or all that was paid, and nothing of what was not', () => {
    fc.assert(
      fc.property(anyBooking, instant, (booking, now) => {
        const paidCents = booking.dues.reduce(
          (cents, { state, amountCents }) => cents + (state === 'paid' ? amountCents : 0),
          0,
        );
        expect([0, paidCents]).toContain(refundWhenCancelled(booking, now));
      }),
    );
  });

  test('goes down by the steps of the policy', () => {
    const policy = [
      { hoursBefore: 48, percent: 100 },
      { hoursBefore: 24, percent: 50 },
    ];
    const refundAt = (now: string) => refundWhenCancelled({ ...paid, policy }, at(now));
    expect(refundAt('2026-06-15T15:00:00Z')).toBe(8400);
    expect(refundAt('2026-06-15T15:00:01Z')).toBe(4200);
    expect(refundAt('2026-06-16T15:00:00Z')).toBe(4200);
    expect(refundAt('2026-06-16T15:00:01Z')).toBe(0);
    expect(freeCancelUntil({ startsAt, policy: [{ hoursBefore: 24, percent: 50 }] })).toBeNull();
  });

  test('is whole cents, and never more than was paid, by any policy', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 4 }), anyBooking, instant, (policy, booking, now) => {
        const refund = refundWhenCancelled({ ...booking, policy }, now);
        expect(Number.isSafeInteger(refund)).toBe(true);
        const mostCents = booking.dues.reduce((cents, { amountCents }) => cents + amountCents, 0);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(mostCents);
      }),
    );
  });
});
