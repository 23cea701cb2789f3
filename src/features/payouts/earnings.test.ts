import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DueState, dueStates } from '#features/bookings/dues.ts';
import { statuses } from '#features/bookings/status.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { earningOf, type PaidBooking, SETTLING_HOURS } from './earnings.ts';

const firstEnd = new Date('2026-06-17T00:00:00Z');
const after = (hours: number, from = firstEnd) => new Date(from.getTime() + hours * HOUR_MS);
const endsOf = (days: number) => Array.from({ length: days }, (_, index) => after(48 * index));
const part = (state: DueState, amountCents = 8400, { refundCents = 0, returnedCents = 0 } = {}) => ({
  state,
  amountCents,
  refundCents,
  returnedCents,
});
const booking = (given: Partial<PaidBooking> = {}): PaidBooking => ({
  status: 'accepted',
  cancelledAt: null,
  totalCents: 8400,
  ends: endsOf(1),
  dues: [part('paid')],
  paidOutCents: 0,
  ...given,
});

describe('what a place has earned', () => {
  test('of one day: all of it, once the day is over and the time to put something right, too', () => {
    const day = booking();
    expect(earningOf(day, after(-1))).toEqual({
      netCents: 8400,
      readyCents: 0,
      dueCents: 0,
      held: [{ cents: 8400, why: 'ahead', until: after(SETTLING_HOURS) }],
    });
    expect(earningOf(day, after(1))).toMatchObject({
      dueCents: 0,
      held: [{ cents: 8400, why: 'settling', until: after(SETTLING_HOURS) }],
    });
    expect(earningOf(day, after(SETTLING_HOURS))).toMatchObject({ dueCents: 8400, held: [] });
  });

  test('of many days of which one is paid through us: it can go back until the last one is over', () => {
    const stay = booking({ totalCents: 4 * 8400, ends: endsOf(4) });
    const lastEnd = after(144);
    expect(earningOf(stay, after(SETTLING_HOURS + 48))).toMatchObject({
      dueCents: 0,
      held: [{ cents: 8400, why: 'ahead', until: after(SETTLING_HOURS, lastEnd) }],
    });
    expect(earningOf(stay, after(SETTLING_HOURS, lastEnd))).toMatchObject({ dueCents: 8400, held: [] });
  });

  test('of many days that are all paid through us: day by day', () => {
    const stay = booking({ totalCents: 4 * 8400, ends: endsOf(4), dues: [part('paid'), part('paid', 3 * 8400)] });
    expect(earningOf(stay, after(SETTLING_HOURS))).toMatchObject({
      dueCents: 8400,
      held: [
        { cents: 8400, why: 'settling', until: after(48 + SETTLING_HOURS) },
        { cents: 16800, why: 'ahead', until: after(144 + SETTLING_HOURS) },
      ],
    });
  });

  test('of visits that are paid week by week: each one, whatever is still to be charged for the others', () => {
    const weeks = (paid: number) => [
      ...Array.from({ length: paid }, () => part('paid')),
      ...Array.from({ length: 4 - paid }, () => part('due')),
    ];
    const series = booking({ totalCents: 4 * 8400, ends: endsOf(4), dues: weeks(1) });
    expect(earningOf(series, after(SETTLING_HOURS))).toMatchObject({ dueCents: 8400, held: [] });
    const charged = booking({ ...series, dues: weeks(2) });
    expect(earningOf(charged, after(SETTLING_HOURS))).toMatchObject({
      dueCents: 8400,
      held: [{ cents: 8400, why: 'settling', until: after(48 + SETTLING_HOURS) }],
    });
  });

  test('of a request without an answer: nothing', () => {
    expect(earningOf(booking({ status: 'pending' }), after(1000))).toMatchObject({
      dueCents: 0,
      held: [{ cents: 8400, why: 'unanswered', until: null }],
    });
  });

  test('of one that nobody has paid, and of one that a plan pays: nothing, and nothing waits', () => {
    for (const state of ['due', 'insured'] as const)
      expect(earningOf(booking({ dues: [part(state)] }), after(1000))).toEqual({
        netCents: 0,
        readyCents: 0,
        dueCents: 0,
        held: [],
      });
  });

  test('of one that a plan pays in part: what the card has paid', () => {
    const stay = booking({ totalCents: 20_000, dues: [part('insured', 15_000), part('paid', 5000)] });
    expect(earningOf(stay, after(SETTLING_HOURS)).dueCents).toBe(5000);
  });

  test('of one that was cancelled: what was kept, from then on', () => {
    const cancelledAt = after(-240);
    const kept = booking({ status: 'cancelled', cancelledAt, dues: [part('kept')] });
    expect(earningOf(kept, cancelledAt).held).toEqual([
      { cents: 8400, why: 'settling', until: after(SETTLING_HOURS, cancelledAt) },
    ]);
    expect(earningOf(kept, after(SETTLING_HOURS, cancelledAt)).dueCents).toBe(8400);
    const half = booking({ ...kept, dues: [part('refund_due', 8400, { refundCents: 4200 })] });
    expect(earningOf(half, after(SETTLING_HOURS, cancelledAt)).dueCents).toBe(4200);
    const all = booking({ ...kept, dues: [part('refunded', 8400, { refundCents: 8400 })] });
    expect(earningOf(all, after(1000))).toEqual({ netCents: 0, readyCents: 0, dueCents: 0, held: [] });
  });

  test('of a skipped day: less by what goes back, also before it has gone', () => {
    const stay = booking({ totalCents: 8400, dues: [part('paid', 16_800, { returnedCents: 8400 })] });
    expect(earningOf(stay, after(SETTLING_HOURS)).dueCents).toBe(8400);
  });

  test('by the next payout: what is ready then, and what waits longer', () => {
    const stay = booking({ totalCents: 2 * 8400, ends: endsOf(2), dues: [part('paid', 2 * 8400)] });
    expect(earningOf(stay, after(1), after(SETTLING_HOURS))).toMatchObject({
      dueCents: 8400,
      held: [{ cents: 8400, why: 'ahead', until: after(48 + SETTLING_HOURS) }],
    });
  });

  test('a part that is paid late is due at once when its days are over', () => {
    const before = booking({ totalCents: 10_000, ends: endsOf(2), paidOutCents: 8400 });
    expect(earningOf(before, after(1000)).dueCents).toBe(0);
    const late = { ...before, dues: [part('paid'), part('paid', 1600)] };
    expect(earningOf(late, after(1000)).dueCents).toBe(1600);
  });

  test('what goes back after it was paid out is owed by the place', () => {
    const stay = booking({ paidOutCents: 8400, dues: [part('paid', 8400, { returnedCents: 3000 })] });
    expect(earningOf(stay, after(1000)).dueCents).toBe(-3000);
  });

  test('nothing is lost and nothing counted twice, at any moment', () => {
    const anyBooking = fc.record({
      status: fc.constantFrom(...statuses),
      totalCents: fc.integer({ min: 1, max: 1_000_000 }),
      days: fc.integer({ min: 1, max: 40 }),
      dues: fc.array(
        fc.record({
          state: fc.constantFrom(...dueStates),
          amountCents: fc.integer({ min: 1, max: 500_000 }),
          back: fc.double({ min: 0, max: 0.5, noNaN: true }),
        }),
        { maxLength: 4 },
      ),
      hours: fc.integer({ min: -500, max: 5000 }),
    });
    fc.assert(
      fc.property(anyBooking, ({ status, totalCents, days, dues, hours }) => {
        const given = booking({
          status,
          cancelledAt: status === 'cancelled' ? firstEnd : null,
          totalCents,
          ends: endsOf(days),
          dues: dues.map(({ state, amountCents, back }) =>
            part(state, amountCents, { returnedCents: Math.floor(amountCents * back) }),
          ),
        });
        const { netCents, readyCents, held } = earningOf(given, after(hours));
        expect(readyCents + held.reduce((sum, { cents }) => sum + cents, 0)).toBe(netCents);
        const later = earningOf(given, new Date(after(hours).getTime() + DAY_MS));
        expect(later.readyCents).toBeGreaterThanOrEqual(readyCents);
        for (const { cents, until } of held) {
          expect(cents).toBeGreaterThan(0);
          expect(until === null || until > after(hours)).toBe(true);
        }
      }),
    );
  });
});
