import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { nonceGzip } from './nonce-gzip.ts';

test('whatever the parts and the word are, they are unpacked as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), fc.string(), (parts, word) => {
      const page = nonceGzip(parts.map((text) => ({ text })));
      expect(gunzipSync(page.gzip(word)).toString()).toBe(parts.join(word));
      expect(page.plain(word)).toBe(parts.join(word));
    }),
  );
});

test('a long page is packed, and every answer has its own word', () => {
  const page = nonceGzip([
    { text: '<p nonce="' },
    { text: `">${'She came home singing. '.repeat(10_000)}` },
    { text: '</p>' },
  ]);
  expect(page.gzip('first').length).toBeLessThan(3000);
  expect(gunzipSync(page.gzip('first')).toString()).toMatch(/^<p nonce="first">She .*first<\/p>$/);
  expect(gunzipSync(page.gzip('second')).toString()).toMatch(/^<p nonce="second">She .*second<\/p>$/);
});

test('a part that pages have in common may stand anywhere, also last', () => {
  const common = { text: '">p { color: teal }</style>'.repeat(100) };
  const pages = [
    [{ text: 'one' }, common, { text: '</p>' }],
    [common, { text: 'other' }],
    [{ text: 'last' }, common],
    [common],
  ];
  for (const parts of pages) {
    expect(gunzipSync(nonceGzip(parts).gzip('word')).toString()).toBe(parts.map(({ text }) => text).join('word'));
  }
});
