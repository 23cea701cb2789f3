import { expect, test } from 'vitest';
import { isFound, soughtWords } from './looked-for.ts';

test.each([
  ['dizzy', ['Dizzy after getting up'], true],
  ['  UP   after ', ['Dizzy after getting up'], true],
  ['haddad memory', ['Dr. Noor Haddad', 'Arroyo Memory Clinic'], true],
  ['cafe', ['Café Poppy'], true],
  ['café', ['Cafe Poppy'], true],
  ['haddad knee', ['Dr. Noor Haddad', 'Arroyo Memory Clinic'], false],
  ['haddadarroyo', ['Dr. Noor Haddad', 'Arroyo Memory Clinic'], false],
])('“%s” in %s: %s', (typed, texts, found) => expect(isFound(soughtWords(typed), texts)).toBe(found));

test('nothing is looked for by blanks alone', () => expect(soughtWords('   ')).toEqual([]));
