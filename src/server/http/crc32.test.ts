import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinedCrc, shiftOver } from './crc32.ts';

test('the checksum of a whole follows from those of its parts', () => {
  const long = fc.integer({ min: 0, max: 200_000 }).map((length) => Buffer.alloc(length, 'She came home singing. '));
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 40 }).map(Buffer.from), long);
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 5 }), (parts) => {
      const pieces = parts.map((part) => ({ crc: crc32(part), shift: shiftOver(part.length) }));
      expect(pieces.reduce(joinedCrc, 0)).toBe(crc32(Buffer.concat(parts)));
    }),
  );
});
