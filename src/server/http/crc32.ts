/** The polynomial of CRC-32 (RFC 1952, 8), its bits in the order of their sending. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The product of two polynomials over two elements, modulo that of CRC-32. */
function product(one: number, other: number): number {
  let sum = 0;
  let factor = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) sum ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return sum >>> 0;
}

/** What a checksum is multiplied by when so many bytes follow: x to the power of their bits. */
export function shiftOver(bytes: number): number {
  let shift = ONE;
  let square = ONE >>> 8; // x to the power of 8, the bits of a byte
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = product(shift, square);
    square = product(square, square);
  }
  return shift;
}

/** The checksum of two texts in a row from those of each, as zlib's crc32_combine has it: nobody need have the texts any more. */
export const joinedCrc = (first: number, second: { crc: number; shift: number }): number =>
  (product(first, second.shift) ^ second.crc) >>> 0;
