import { expect, test } from 'vitest';
import { librariesOf } from '../scripts/find-words.ts';

test('the first page brings no schemas and no library of forms: they come with what is opened', () => {
  const libraries = librariesOf(['src/app/web/entry.client.tsx', 'src/features/home/web/HomePage.tsx']);
  expect(libraries).toContain('react');
  expect(libraries.filter((name) => /zod|hook-?form/.test(name))).toEqual([]);
});
