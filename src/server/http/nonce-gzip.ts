import { constants, crc32, deflateRawSync } from 'node:zlib';

const LEVEL = 6;
/** Deflated, nothing said of time and name. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A text with gaps between its parts, as a gzip file (RFC 1952). The parts are compressed once, a millisecond for a list page; each
 * call fills all gaps with the same short word, which is stored as it is.
 */
export function nonceGzip(parts: readonly string[]): (filling: string) => Buffer {
  const pieces = parts.map((part, index) => {
    const plain = Buffer.from(part);
    const finishFlush = index === parts.length - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH; // which ends on a whole byte
    return { plain, packed: deflateRawSync(plain, { level: LEVEL, finishFlush }) };
  });
  return (filling) => {
    const word = Buffer.from(filling);
    const gap = stored(word);
    const packed = pieces.flatMap((piece, index) => (index === 0 ? [piece.packed] : [gap, piece.packed]));
    return Buffer.concat([
      head,
      ...packed,
      tail(
        pieces.map(({ plain }) => plain),
        word,
      ),
    ]);
  };
}

/** A block that is not the last and not compressed (RFC 1951, 3.2.4). */
function stored(word: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(word.length, 1);
  header.writeUInt16LE(0xffff - word.length, 3);
  return Buffer.concat([header, word]);
}

function tail(parts: readonly Buffer[], word: Buffer): Buffer {
  const all = parts.flatMap((part, index) => (index === 0 ? [part] : [word, part])).filter(({ length }) => length > 0); // zlib sums nothing up to 0
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(
    all.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  bytes.writeUInt32LE(all.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return bytes;
}
