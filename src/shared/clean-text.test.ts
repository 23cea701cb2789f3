import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleaned, cleanText, plainFigures } from './clean-text.ts';

describe('a text', () => {
  test.each([
    ['Al\u200b', 'Al'],
    ['\ufeffAna\u2060 Gil\u200d', 'Ana Gil'],
    ['\u202aAna\u202c \u2066Gil\u2069\u200e', 'Ana Gil'],
    ['co\u00adoperate', 'cooperate'],
    ['\u3164\u115f', ''],
    ['a\u0007b\u007f\ud800', 'ab'],
    ['A\u{e0041}\u{e0042}', 'A'],
    ['7\ufe0f', '7'],
  ])('is without what nobody sees: %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

  test.each([
    'one\ttwo\r\nthree',
    '👨‍👩‍👧‍👦 👩🏽‍⚕️ 🏳️‍🌈 🏴‍☠️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ ❤️ 👨‍🦰',
    'علی\u200cرضا',
    'क्\u200dष न्\u200cन',
    '葛\u{e0100}城',
    'Müller, O’Neill, Jean–Luc, 你好',
  ])('is as it was typed where marks change what is seen: %j', (typed) => expect(cleanText(typed)).toBe(typed));

  test.each([
    ['Le\u0302', 'Lê'],
    ['e\u200b\u0301', 'é'],
    ['Ana\u00a0Gil\u202f7', 'Ana Gil 7'],
    ['Jean\u2011Luc', 'Jean-Luc'],
    ['one\u2028two\vthree', 'one\ntwo\nthree'],
  ])('is composed, with plain spaces, hyphens and lines: %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

  test('is clean once it was cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  test('of plain characters, as tokens and ids are, is never changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(cleanText(text)).toBe(text);
      }),
    );
  });
});

test('figures have plain dashes and spaces', () => {
  expect(plainFigures('\u202a91101–1234\u202c')).toBe('91101-1234');
  expect(plainFigures('626\u00a0555\u20090148')).toBe('626 555 0148');
  expect(plainFigures('06−17‒2026')).toBe('06-17-2026');
});

test('all that is sent is clean, passwords excepted', () => {
  const picture = new File([], 'a\u200b.png');
  expect(
    cleaned({
      names: ['A\u200bna', { last: 'Gi\u200bl' }],
      password: 'a\u200be\u0301',
      oldPassword: '\u200b',
      picture,
      n: 1,
      none: null,
    }),
  ).toEqual({
    names: ['Ana', { last: 'Gil' }],
    password: 'a\u200be\u0301',
    oldPassword: '\u200b',
    picture,
    n: 1,
    none: null,
  });
});
