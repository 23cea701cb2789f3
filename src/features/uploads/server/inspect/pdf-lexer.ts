/** What a file that is no PDF, or none that can be read with certainty, throws. */
export class Unreadable extends Error {}
/** A PDF with something that could act by itself, or that cannot be looked into. */
export class Unsafe extends Error {}

export type Name = { name: string };
export type Token = Name | { number: number } | { text: string } | { word: string } | { mark: '<<' | '>>' | '[' | ']' };

export type Lexer = ReturnType<typeof lexerOf>;

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));
const [SLASH, PERCENT, LESS, MORE, OPEN, CLOSE, BACKSLASH] = [0x2f, 0x25, 0x3c, 0x3e, 0x28, 0x29, 0x5c];
const LONGEST_WORD = 256;

/** Reads a PDF token by token from `position` on (ISO 32000, 7.2 and 7.3); undefined at the end. */
export function lexerOf(bytes: Uint8Array, position = 0) {
  let at = position;
  const latin = (from: number, to: number) =>
    Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');

  function next(): Token | undefined {
    skip();
    const byte = bytes[at];
    if (byte === undefined) return undefined;
    if (byte === SLASH) return nameToken();
    if (byte === OPEN) return textToken();
    if (byte === LESS && bytes[at + 1] !== LESS) return hexToken();
    const mark = markAt();
    if (mark) return mark;
    const word = regular();
    if (word === '') throw new Unreadable();
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? { number: Number(word) } : { word };
  }

  function skip() {
    for (;;) {
      const byte = bytes[at];
      if (byte !== undefined && WHITE.has(byte)) at += 1;
      else if (byte === PERCENT) skipComment();
      else return;
    }
  }

  function skipComment() {
    const from = at;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    // No writer of PDFs says anything there that a browser could take for a page.
    if (/<[a-z!?/]/i.test(latin(from, at))) throw new Unsafe();
  }

  function markAt(): Token | undefined {
    const two = latin(at, Math.min(at + 2, bytes.length));
    if (two === '<<' || two === '>>') {
      at += 2;
      return { mark: two };
    }
    const [one] = two;
    if (one !== '[' && one !== ']') return undefined;
    at += 1;
    return { mark: one };
  }

  function regular() {
    const from = at;
    while (at < bytes.length && !WHITE.has(bytes[at] ?? 0) && !DELIMITERS.has(bytes[at] ?? 0)) at += 1;
    if (at - from > LONGEST_WORD) throw new Unreadable();
    return latin(from, at);
  }

  function nameToken(): Name {
    at += 1;
    return { name: regular().replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))) };
  }

  function hexToken(): Token {
    const from = (at += 1);
    while (at < bytes.length && bytes[at] !== MORE) at += 1;
    const digits = latin(from, at).replace(/[\0\t\n\f\r ]/g, '');
    if (at >= bytes.length || /[^\da-f]/i.test(digits)) throw new Unreadable();
    at += 1;
    return { text: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1') };
  }

  function textToken(): Token {
    const from = at + 1;
    let depth = 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === BACKSLASH) at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE && (depth -= 1) === 0) {
        at += 1;
        return { text: unescaped(latin(from, at - 1)) };
      }
    }
    throw new Unreadable();
  }

  return {
    next,
    at: () => at,
    moveTo: (place: number) => {
      at = place;
    },
  };
}

const unescaped = (text: string) =>
  text
    .replace(/\\([0-7]{1,3})/g, (_all: string, octal: string) => String.fromCharCode(parseInt(octal, 8) & 255))
    .replace(/\\(\r\n|\r|\n)/g, '')
    .replace(/\\(.)/gs, '$1');
