import { constants, crc32, deflateRawSync } from 'node:zlib';

const LEVEL = 6;
/** Deflated, nothing said of time and name. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** What stands between two gaps of a text. One that several texts have in common is compressed once. */
export type Part = { readonly text: string };
type Piece = { plain: Buffer; packed: Buffer };

const known = new WeakMap<Part, Piece>();

/**
 * A text with gaps between its parts, as a gzip file (RFC 1952). The parts are compressed once, half a millisecond for a list page
 * without its styles, and as much for these; each call fills all gaps with the same short word, which is stored as it is.
 */
export function nonceGzip(parts: readonly Part[]): (filling: string) => Buffer {
  const pieces = parts.map((part, index) =>
    index === parts.length - 1 ? pieceOf(part, constants.Z_FINISH) : kept(part),
  );
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

function kept(part: Part): Piece {
  const piece = known.get(part) ?? pieceOf(part, constants.Z_SYNC_FLUSH); // which ends on a whole byte
  known.set(part, piece);
  return piece;
}

function pieceOf({ text }: Part, finishFlush: number): Piece {
  const plain = Buffer.from(text);
  return { plain, packed: deflateRawSync(plain, { level: LEVEL, finishFlush }) };
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
