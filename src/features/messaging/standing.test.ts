import { expect, test } from 'vitest';
import { FOLLOW_UP_DAYS, WRITE_DAYS } from '#features/bookings/follow-up.ts';
import { DAY_MS } from '#shared/durations.ts';
import { accessThrough, standingOf } from './standing.ts';

const now = new Date('2026-06-15T16:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const access = (...ended: Parameters<typeof accessThrough>[0]) => accessThrough(ended, { isAnswered: true, now });
const stay = (days: number) => ({ endsAt: inDays(days), days: undefined });
const visit = (days: number) => ({ endsAt: inDays(days), days: FOLLOW_UP_DAYS });

test.each([
  ['a booking that is still to come', inDays(20), true, 'open'],
  ['one that ended yesterday', inDays(-1), true, 'open'],
  ['the last moment', new Date(inDays(-WRITE_DAYS).getTime() + 1), true, 'open'],
  ['too long ago', inDays(-WRITE_DAYS), true, 'over'],
  ['never', null, true, 'over'],
  ['a place that was given up', inDays(20), false, 'nobody'],
  ['a place that was given up long ago', inDays(-WRITE_DAYS - 1), false, 'over'],
] as const)('%s', (_, lastEnds, isAnswered, standing) => {
  const ended = lastEnds ? [{ endsAt: lastEnds, days: undefined }] : [];
  expect(standingOf(accessThrough(ended, { isAnswered, now }), now)).toBe(standing);
});

test('after a visit with a doctor there are seven days, which are called follow-up', () => {
  expect(access(visit(-1))).toMatchObject({ until: inDays(6), isFollowUp: true });
  expect(standingOf(access(visit(-7)), now)).toBe('over');
  expect(access(visit(2))).toMatchObject({ until: inDays(9), isFollowUp: false });
});

test('of several bookings the one counts that lets them write the longest', () => {
  expect(access(visit(-1), stay(-1))).toEqual({ until: inDays(WRITE_DAYS - 1), isFollowUp: false, isAnswered: true });
  expect(access(stay(-WRITE_DAYS), visit(-2))).toMatchObject({ until: inDays(5), isFollowUp: true });
  expect(access()).toEqual({ until: null, isFollowUp: false, isAnswered: true });
});
