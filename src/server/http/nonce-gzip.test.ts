import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { nonceGzip } from './nonce-gzip.ts';

test('whatever the parts and the word are, they are unpacked as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), fc.string(), (parts, word) => {
      expect(gunzipSync(nonceGzip(parts)(word)).toString()).toBe(parts.join(word));
    }),
  );
});

test('a long page is packed, and every answer has its own word', () => {
  const page = nonceGzip(['<p nonce="', `">${'She came home singing. '.repeat(10_000)}`, '</p>']);
  expect(page('first').length).toBeLessThan(3000);
  expect(gunzipSync(page('first')).toString()).toMatch(/^<p nonce="first">She .*first<\/p>$/);
  expect(gunzipSync(page('second')).toString()).toMatch(/^<p nonce="second">She .*second<\/p>$/);
});
