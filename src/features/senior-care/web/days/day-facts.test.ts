import { expect, test } from 'vitest';
import { wordsOf } from '#server/words.ts';
import type { WaitingPlace } from '../../waiting-contract.ts';
import { dayFacts } from './day-facts.ts';

const asked = { centre: { openWeekdays: [1, 2, 3, 4, 5] }, guests: 2, t: wordsOf('en') };

test('a day is closed, full for the party, free, or nothing is known of it', () => {
  const factOf = dayFacts(
    [
      { day: '2026-06-15', capacity: 10, free: 2 },
      { day: '2026-06-16', capacity: 10, free: 1 },
      { day: '2026-06-17', capacity: 0, free: 0 },
    ],
    asked,
  );
  expect(['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-20'].map(factOf)).toEqual([
    { look: 'free', words: '2 seats free' },
    { look: 'full', words: 'full' },
    { look: 'closed', words: 'closed' },
    undefined,
    { look: 'closed', words: 'closed' },
  ]);
});

test('a full day says the place in line of whoever waits for it, or that a place is held', () => {
  const seats = ['15', '16', '17'].map((date) => ({ day: `2026-06-${date}`, capacity: 10, free: 0 }));
  const inLine = [
    { day: '2026-06-15', place: 2 },
    { day: '2026-06-16', place: null },
  ].map((one) => one as WaitingPlace); // all that is read of it
  const factOf = dayFacts(seats, { ...asked, inLine });
  expect(seats.map(({ day }) => factOf(day))).toEqual([
    { look: 'waiting', words: 'full, Place 2 in line' },
    { look: 'waiting', words: 'full, A place is being held for you' },
    { look: 'full', words: 'full' },
  ]);
});
