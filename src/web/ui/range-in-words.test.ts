import { expect, test } from 'vitest';
import { wordsOf } from '#server/words.ts';
import { rangeInWords } from './range-in-words.ts';

test.each([
  ['2026-06-15', '07/13/2026', 'Jun 15 to Jul 13'],
  ['2026-06-15', '06/15/2026', 'Jun 15'],
  ['02/30/2027', '2027-03-30', '– to Mar 30'],
  ['06/1', '', '– to –'],
])('%s and %s are %s', (from, to, words) => {
  expect(rangeInWords(from, to, { t: wordsOf('en'), locale: 'en' })).toBe(words);
});
