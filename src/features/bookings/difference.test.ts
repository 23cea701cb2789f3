import { expect, test } from 'vitest';
import { seeded } from '#shared/seeded.ts';
import { propertyRuns } from '#test/rounds.ts';
import { differenceOf, payBy, returnsOf } from './difference.ts';
import type { Due, DueState } from './dues.ts';

const due = (amountCents: number, state: DueState = 'paid', returnedCents = 0): Due => ({
  id: `due ${amountCents}`,
  number: 1,
  amountCents,
  dueAt: new Date(0),
  payBy: null,
  unpaidUntil: null,
  isUndoable: false,
  state,
  refundCents: 0,
  returnedCents,
  returningCents: 0,
});
const stay = { totalCents: 25_200, dues: [due(8400)], hasBegun: false };

test('more is paid through us', () => {
  expect(differenceOf(stay, 8400)).toMatchObject({ totalCents: 33_600, toPayCents: 8400, backCents: 0 });
});

test('what is too little for a charge is paid at the center', () => {
  expect(differenceOf(stay, 30)).toMatchObject({ totalCents: 25_230, toPayCents: 0, offBalanceCents: -30 });
});

test('less comes off what is paid at the center, and what is beyond goes back', () => {
  expect(differenceOf(stay, -16_800)).toMatchObject({ offBalanceCents: 16_800, backCents: 0 });
  expect(differenceOf(stay, -20_000)).toMatchObject({ offBalanceCents: 16_800, backCents: 3200 });
});

test('once it has begun the card comes first, and the center gives back what it was paid', () => {
  expect(differenceOf({ ...stay, hasBegun: true }, -8400)).toMatchObject({ backCents: 8400, fromProviderCents: 0 });
  expect(differenceOf({ ...stay, hasBegun: true }, -16_800)).toMatchObject({
    backCents: 8400,
    fromProviderCents: 8400,
  });
});

test('whatever changes, the ways add up to the change and no more goes back than was paid', () => {
  const random = seeded('differences');
  const upTo = (most: number) => Math.floor(random() * most);
  for (let run = 0; run < propertyRuns; run += 1) {
    const dues = Array.from({ length: 1 + upTo(3) }, () => {
      const amount = 50 + upTo(20_000);
      return due(amount, 'paid', upTo(amount));
    });
    const net = dues.reduce((sum, one) => sum + one.amountCents - one.returnedCents, 0);
    const priced = { totalCents: net + upTo(50_000), dues, hasBegun: random() < 0.5 };
    const cents = upTo(40_000) - Math.min(20_000, priced.totalCents);
    const difference = differenceOf(priced, cents);
    const { toPayCents, backCents, offBalanceCents, fromProviderCents } = difference;
    expect(difference.totalCents).toBe(priced.totalCents + cents);
    expect(toPayCents - backCents - offBalanceCents - fromProviderCents).toBe(cents);
    const returns = returnsOf(dues, backCents);
    expect(returns.reduce((sum, one) => sum + one.amountCents, 0)).toBe(backCents);
    expect(backCents).toBeLessThanOrEqual(net);
  }
});

test('a difference is paid within two days, before the first day that changes, but not at once', () => {
  const now = new Date('2026-06-15T16:00:00Z');
  const until = (first: string) => payBy(now, new Date(first)).toISOString();
  expect(until('2026-06-22T15:00:00Z')).toBe('2026-06-17T16:00:00.000Z');
  expect(until('2026-06-16T15:00:00Z')).toBe('2026-06-16T15:00:00.000Z');
  expect(until('2026-06-15T16:10:00Z')).toBe('2026-06-15T17:00:00.000Z');
});
