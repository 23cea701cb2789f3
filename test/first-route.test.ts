import { expect, test } from 'vitest';
import { BOOKING_PAGES, hasBookings } from '#app/web/product-pages.ts';
import { rows } from '#web/routes.ts';
import { broughtBy, librariesOf, wordsOf } from '../scripts/find-words.ts';

const first = ['src/app/web/entry.client.tsx', 'src/features/home/web/HomePage.tsx'];

test('the first page brings no schemas and no library of forms: they come with what is opened', () => {
  const libraries = librariesOf(first);
  expect(libraries).toContain('react');
  expect(libraries.filter((name) => /zod|hook-?form/.test(name))).toEqual([]);
});

test('nor words of what it only computes with: the tests that labs do are in the address of their list, and on no part of it', () => {
  const words = wordsOf('src/features/home/web/HomePage.tsx');
  expect(words).toEqual(expect.arrayContaining(['home.hero.first', 'search.where', 'errors.placeBlank']));
  expect(words.filter((key) => /^(diagnostics\.item|caregivers\.filter|seniorCare\.room)\./.test(key))).toEqual([]);
});

test('nor what the pages of an account are called: that comes with what is around them', () => {
  const titles = rows.flatMap(({ title }) => title ?? []);
  const words = first.flatMap(wordsOf);
  expect(words).toContain('shell.login');
  expect(words.filter((key) => titles.includes(key))).toEqual([]);
  expect(wordsOf('src/app/web/shell/headers.ts')).toEqual(expect.arrayContaining(titles));
});

test('nor words of what is wrong in other forms: of the days and the place of a search alone', () => {
  const words = wordsOf('src/features/home/web/HomePage.tsx');
  expect(words.filter((key) => key.startsWith('errors.')).sort()).toEqual([
    'errors.checkOutBefore',
    'errors.dateImproper',
    'errors.dayOver',
    'errors.placeBlank',
    'errors.stayTooLong',
  ]);
});

test('nor where the pages of bookings are: that comes before every page that shows bookings, or leads into one', () => {
  expect(broughtBy(first)).not.toContain(BOOKING_PAGES);
  const reading = rows.filter(({ page }) =>
    broughtBy([`src/features/${page}.tsx`]).has('src/features/bookings/web/booking-pages.tsx'),
  );
  expect(reading.length).toBeGreaterThan(10);
  expect(reading.filter((row) => !hasBookings(row))).toEqual([]);
});
