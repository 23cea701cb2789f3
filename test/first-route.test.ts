import { expect, test } from 'vitest';
import { librariesOf, wordsOf } from '../scripts/find-words.ts';

test('the first page brings no schemas and no library of forms: they come with what is opened', () => {
  const libraries = librariesOf(['src/app/web/entry.client.tsx', 'src/features/home/web/HomePage.tsx']);
  expect(libraries).toContain('react');
  expect(libraries.filter((name) => /zod|hook-?form/.test(name))).toEqual([]);
});

test('nor words of what it only computes with: the tests that labs do are in the address of their list, and on no part of it', () => {
  const words = wordsOf('src/features/home/web/HomePage.tsx');
  expect(words).toEqual(expect.arrayContaining(['home.hero.first', 'search.where', 'errors.placeBlank']));
  expect(words.filter((key) => /^(diagnostics\.item|caregivers\.filter|seniorCare\.room)\./.test(key))).toEqual([]);
});
