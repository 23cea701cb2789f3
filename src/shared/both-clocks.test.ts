import { expect, test } from 'vitest';
import { clockForReader, momentForReader, writtenForReader } from './both-clocks.ts';

const at = new Date('2026-06-18T05:30:00Z');
const clocks = { timeZone: 'America/Los_Angeles', readerZone: 'America/New_York', locale: 'en-US' };
const alike = { ...clocks, readerZone: 'America/Los_Angeles' };
/** Some systems put a narrow space before AM and PM. */
const plain = (words: string) => words.replaceAll('\u202f', ' ');

test('what a reader has to do by then stands on their clock first, with the day of the provider where it is another one', () => {
  expect(plain(momentForReader(at, clocks))).toBe(
    'Thursday, June 18, 1:30 AM, Eastern Time (Wed, Jun 17, 10:30 PM, Pacific Time)',
  );
  expect(plain(momentForReader(at, alike))).toBe('Wednesday, June 17, 10:30 PM');
});

test('an hour alone says both clocks where they differ', () => {
  const later = new Date('2026-06-18T19:30:00Z');
  expect(plain(clockForReader(later, clocks))).toBe('3:30 PM, Eastern Time (12:30 PM, Pacific Time)');
  expect(plain(clockForReader(later, alike))).toBe('12:30 PM');
});

test('a letter names the zone even where one clock is enough, and the provider alone while nobody knows the clock of its reader', () => {
  expect(plain(writtenForReader(at, clocks))).toBe(
    'Thursday, June 18, 2026, 1:30 AM, Eastern Time (Wed, Jun 17, 10:30 PM, Pacific Time)',
  );
  for (const readerZone of ['America/Los_Angeles', null])
    expect(plain(writtenForReader(at, { ...clocks, readerZone }))).toBe(
      'Wednesday, June 17, 2026, 10:30 PM (Pacific Time)',
    );
});

test('in Spanish as well', () => {
  expect(plain(momentForReader(at, { ...clocks, locale: 'es-US' }))).toMatch(
    /^jueves, 18 de junio, 1:30.*\(mié, 17 de jun, 10:30/,
  );
});
