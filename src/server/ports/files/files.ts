import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refused } from '../refused.ts';

export type StoredFile = { key: string; bytes: number; sha256: string };
export type OpenFile = { bytes: number; content: Readable };

/** A place for files under names that nobody can guess and that say nothing. Every call may throw Unreachable. */
export interface Files {
  /**
   * Keeps a whole file or, when the content breaks off, nothing. It is safe on disk when this resolves.
   * Refuses more than 16 MB (too_large). `key` is one of `newKey` that has to be known before.
   */
  put(content: AsyncIterable<Uint8Array>, key?: string): Promise<StoredFile>;

  /** Undefined when there is no such file. The content must be read or destroyed. */
  open(key: string): Promise<OpenFile | undefined>;

  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

export const largestFile = 16 * 1024 * 1024;
/** The same with what sealing adds to it. */
export const largestSealed: number = largestFile + 64 * 1024;

/** A name that nobody can guess: 32 hexadecimal digits. */
export const newKey = () => randomBytes(16).toString('hex');

/** Whether `put` can have given this key; any other text never reaches a disk or an address. */
export const isKey = (text: string) => /^[0-9a-f]{32}$/.test(text);

/** The pieces as they pass, counted and hashed; ends with Refused as soon as they are too many. */
export function measured(content: AsyncIterable<Uint8Array>, most: number = largestFile) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pieces() {
    for await (const piece of content) {
      bytes += piece.byteLength;
      if (bytes > most) throw new Refused('files', 'too_large');
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: pieces(), measure: () => ({ bytes, sha256: hash.digest('hex') }) };
}
