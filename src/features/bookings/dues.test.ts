import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Due, dueNow, dueStates, isTooLate, openDifference, paymentOf, sumsOf } from './dues.ts';

const now = new Date('2026-06-15T16:00:00Z');
type DueFacts = Partial<Pick<Due, 'number' | 'amountCents' | 'dueAt' | 'payBy' | 'refundCents'>>;
const due = (
  state: Due['state'],
  { number = 1, amountCents = 8400, dueAt = now, payBy = null, refundCents = 0 }: DueFacts = {},
): Due => ({
  id: `due-${number}`,
  number,
  amountCents,
  dueAt,
  payBy,
  unpaidUntil: null,
  isUndoable: false,
  state,
  refundCents,
  returnedCents: 0,
  returningCents: 0,
});

const anyDues = fc
  .array(
    fc.record({
      state: fc.constantFrom(...dueStates),
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
      days: fc.integer({ min: -30, max: 30 }),
      share: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 6 },
  )
  .map((parts) =>
    parts.map(({ state, amountCents, days, share }, index) =>
      due(state, {
        number: index + 1,
        amountCents: state === 'lapsed' ? 0 : amountCents,
        dueAt: new Date(now.getTime() + days * 86_400_000),
        refundCents: state === 'refund_due' || state === 'refunded' ? Math.round((amountCents * share) / 100) : 0,
      }),
    ),
  );

describe('how the money of a booking stands', () => {
  test.each([
    [['due'], 'due'],
    [['paid'], 'paid'],
    [['refund_due'], 'refund_due'],
    [['refunded'], 'refunded'],
    [['kept'], 'kept'],
    [['due', 'due'], 'due'],
    [['paid', 'due'], 'paid'],
    [['paid', 'paid'], 'paid'],
    [['refund_due', 'due'], 'refund_due'],
    [['refunded', 'refund_due'], 'refund_due'],
    [['refunded', 'refunded'], 'refunded'],
    [['refunded', 'due'], 'refunded'],
    [['kept', 'refund_due'], 'refund_due'],
    [['kept', 'refunded'], 'refunded'],
    [['kept', 'due'], 'kept'],
    [[], 'paid'],
  ] as const)('parts that are %j make it %s', (states, word) => {
    expect(paymentOf(states.map((state) => due(state)))).toBe(word);
  });

  test('is refunded only when nothing is owed back any more', () => {
    fc.assert(
      fc.property(anyDues, (dues) => {
        expect(paymentOf(dues) === 'refund_due').toBe(dues.some(({ state }) => state === 'refund_due'));
      }),
    );
  });
});

describe('the part that is to be paid now', () => {
  const later = new Date(now.getTime() + 1);

  test('is the first unpaid one, once its day has come', () => {
    const [first, second] = [due('due'), due('due', { number: 2, dueAt: later })];
    expect(dueNow([first, second], now)).toBe(first);
    expect(dueNow([due('paid'), second], now)).toBeUndefined();
    expect(dueNow([due('paid'), second], later)).toBe(second);
    expect(dueNow([due('paid'), due('paid', { number: 2 })], later)).toBeUndefined();
    expect(dueNow([], now)).toBeUndefined();
  });

  test('never stands before one that is unpaid', () => {
    fc.assert(
      fc.property(anyDues, (dues) => {
        const found = dueNow(dues, now);
        if (!found) return;
        expect(found.state).toBe('due');
        expect(found.dueAt <= now).toBe(true);
        expect(dues.filter(({ number }) => number < found.number).every(({ state }) => state !== 'due')).toBe(true);
      }),
    );
  });
});

describe('the sums of a booking', () => {
  test('of which a plan is asked to pay a part: nothing is paid through us, and the family owes the rest', () => {
    expect(sumsOf([due('insured', { amountCents: 30_000 })], 42_000, now)).toMatchObject({
      dueNowCents: 0,
      paidCents: 0,
      planCents: 30_000,
      balanceCents: 12_000,
    });
  });

  test('of one part: the first day at once, the rest at the provider', () => {
    expect(sumsOf([due('due')], 42_000, now)).toEqual({
      totalCents: 42_000,
      dueNowCents: 8400,
      laterCents: 0,
      paidCents: 0,
      planCents: 0,
      balanceCents: 33_600,
      refundCents: 0,
      returningCents: 0,
    });
    expect(sumsOf([due('refunded', { refundCents: 4200 })], 42_000, now)).toEqual({
      totalCents: 42_000,
      dueNowCents: 0,
      laterCents: 0,
      paidCents: 8400,
      planCents: 0,
      balanceCents: 33_600,
      refundCents: 4200,
      returningCents: 0,
    });
  });

  test('of parts that come later: what has not come is due to nobody yet', () => {
    const dues = [due('paid'), due('due', { number: 2, amountCents: 5000, dueAt: new Date('2026-07-01T16:00:00Z') })];
    expect(sumsOf(dues, 13_400, now)).toMatchObject({ dueNowCents: 0, paidCents: 8400, balanceCents: 0 });
    expect(sumsOf(dues, 13_400, new Date('2026-07-01T16:00:00Z'))).toMatchObject({ dueNowCents: 5000 });
  });

  test('never pay more than the parts are, nor give back more than was paid', () => {
    fc.assert(
      fc.property(anyDues, fc.nat({ max: 1_000_000 }), (dues, restCents) => {
        const partsCents = dues.reduce((cents, { amountCents }) => cents + amountCents, 0);
        const sums = sumsOf(dues, partsCents + restCents, now);
        expect(sums.balanceCents).toBe(restCents);
        expect(sums.paidCents + sums.dueNowCents).toBeLessThanOrEqual(partsCents);
        expect(sums.refundCents).toBeLessThanOrEqual(sums.paidCents);
      }),
    );
  });
});

test('what other days cost more can be paid until it lapses, and no longer', () => {
  const payBy = new Date('2026-06-17T16:00:00Z');
  const dues = [due('paid'), due('due', { number: 2, amountCents: 5000, payBy })];
  expect(openDifference(dues, now)).toMatchObject({ amountCents: 5000, payBy });
  expect(dueNow(dues, payBy)).toBe(undefined);
  expect(dues.map((one) => isTooLate(one, payBy))).toEqual([false, true]);
  expect(isTooLate(due('lapsed', { amountCents: 0 }), now)).toBe(true);
  expect(openDifference([due('paid'), due('due', { number: 2 })], now)).toBe(undefined);
});
