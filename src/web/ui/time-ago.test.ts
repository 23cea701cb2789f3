import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-06-15T16:00:00Z');
const english = { locale: 'en', zone: 'America/Los_Angeles' };

test.each([
  ['2026-06-15T15:59:30Z', 'this minute'],
  ['2026-06-15T15:20:00Z', '40 minutes ago'],
  ['2026-06-14T18:00:00Z', '22 hours ago'],
  ['2026-06-15T19:30:00Z', 'in 3 hours'],
  ['2026-06-14T15:00:00Z', 'yesterday'],
  ['2026-06-14T06:00:00Z', '2 days ago'],
  ['2026-06-18T16:00:00Z', 'in 3 days'],
])('%s is %s', (instant, words) => {
  expect(timeAgo(new Date(instant), now, english)).toBe(words);
});
