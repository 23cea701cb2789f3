import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { joinedCrc, shiftOver } from './crc32.ts';

const LEVEL = 6;
/** Deflated, nothing said of time and name. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** What stands between two gaps of a text. One that several texts have in common is compressed once. */
export type TextPart = { readonly text: string };
/** The compressed bytes of a part, with the length and CRC of its text, which the end of a gzip file names; the text itself is dropped. */
type Piece = { packed: Buffer; length: number; crc: number; shift: number };

const known = new WeakMap<TextPart, Piece>();

/** A text with gaps that each answer fills with a short word of its own. */
export type PackedText = { gzip: (word: string) => Buffer; plain: (word: string) => string };

/**
 * A text with gaps between its parts, as a gzip file (RFC 1952). The parts are compressed once, half a millisecond for a list page
 * without its styles, and as much for these; the word in the gaps is stored as it is. The text itself is not kept.
 */
export function nonceGzip(parts: readonly TextPart[]): PackedText {
  const pieces = piecesOf(parts);
  const gzip = (text: string) => {
    const word = Buffer.from(text);
    const gap: Piece = { packed: stored(word), length: word.length, crc: crc32(word), shift: shiftOver(word.length) };
    const all = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [gap, piece]));
    return Buffer.concat([head, ...all.map(({ packed }) => packed), tail(all)]);
  };
  return { gzip, plain: (word) => gunzipSync(gzip(word)).toString() };
}

const piecesOf = (parts: readonly TextPart[]) =>
  parts.map((part, index) => (index === parts.length - 1 ? pieceOf(part, constants.Z_FINISH) : kept(part)));

function kept(part: TextPart): Piece {
  const piece = known.get(part) ?? pieceOf(part, constants.Z_SYNC_FLUSH); // which ends on a whole byte
  known.set(part, piece);
  return piece;
}

function pieceOf({ text }: TextPart, finishFlush: number): Piece {
  const plain = Buffer.from(text);
  const packed = deflateRawSync(plain, { level: LEVEL, finishFlush });
  return { packed, length: plain.length, crc: crc32(plain), shift: shiftOver(plain.length) };
}

/** A block that is not the last and not compressed (RFC 1951, 3.2.4). */
function stored(word: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(word.length, 1);
  header.writeUInt16LE(0xffff - word.length, 3);
  return Buffer.concat([header, word]);
}

function tail(pieces: readonly Piece[]): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(pieces.reduce(joinedCrc, 0), 0);
  bytes.writeUInt32LE(pieces.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4);
  return bytes;
}
