import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { isLonger, lettersIn } from './text-length.ts';
import { longest, shortest } from './text-rules.ts';
import { tooLongBy } from './too-long.ts';

test.each([
  ['', 0],
  ['Ana', 3],
  ['Lê', 2],
  ['Le\u0302', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🇺🇸🏳️‍🌈', 2],
  ['नमस्ते', 3],
])('%j has as many letters as one sees', (text, count) => expect(lettersIn(text)).toBe(count));

describe('a rule of length', () => {
  const Rule = z.string().check(shortest(3, 'errors.nameShort'), longest(5, 'errors.tooLong'));
  const problemsOf = (text: string) => z.safeParse(Rule, text).error?.issues.map(({ message }) => message) ?? [];

  test('counts what is seen', () => {
    expect(problemsOf('Le\u0302')).toEqual(['errors.nameShort']);
    expect(problemsOf('👨‍👩‍👧‍👦'.repeat(3))).toEqual([]);
    expect(problemsOf('👨‍👩‍👧'.repeat(5))).toEqual([]);
    expect(problemsOf('🙂'.repeat(6))).toEqual(['errors.tooLong']);
  });
  test('takes some marks on a letter, not any number of them', () => {
    expect(isLonger(`a${'\u0301'.repeat(39)}`, 5)).toBe(false);
    expect(problemsOf(`abc${'\u0301'.repeat(40)}`)).toEqual(['errors.tooLong']);
  });
  test('says by how many letters a text is too long', () => {
    const overIn = (text: string) => {
      const issue = z.safeParse(Rule, text).error?.issues[0];
      return issue && tooLongBy(issue, text);
    };
    expect(overIn('🙂🙂🙂🙂🙂🙂🙂 ')).toEqual({ over: 2 });
    expect(overIn(`abc${'\u0301'.repeat(40)}`)).toEqual({ over: 1 });
  });
  test('is known by its number to whoever describes the calls', () => {
    expect(z.toJSONSchema(Rule)).toMatchObject({ type: 'string', maxLength: 5 });
  });
});
