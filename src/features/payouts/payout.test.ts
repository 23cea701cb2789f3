import { expect, test } from 'vitest';
import { nextPayoutAt } from './payout.ts';

const zone = 'America/Los_Angeles';

test.each([
  ['a Wednesday', '2026-06-17T20:00:00Z', '2026-06-22T16:00:00Z'],
  ['a Monday before nine', '2026-06-22T15:59:59Z', '2026-06-22T16:00:00Z'],
  ['a Monday at nine', '2026-06-22T16:00:00Z', '2026-06-29T16:00:00Z'],
  ['a Sunday there that is a Monday in UTC', '2026-06-22T03:00:00Z', '2026-06-22T16:00:00Z'],
  ['the week in which the clocks change', '2026-10-30T20:00:00Z', '2026-11-02T17:00:00Z'],
])('after %s payouts leave on the next Monday at nine on the clock of the place', (_, now, next) => {
  expect(nextPayoutAt(new Date(now), zone)).toEqual(new Date(next));
});
