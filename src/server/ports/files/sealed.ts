import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Secrets } from '#server/secrets.ts';
import { type Files, measured, newKey, type OpenFile } from './files.ts';

const ALGORITHM = 'aes-256-gcm';
const MAGIC = 'LADO1.';
const SALT_BYTES = 16;
const FRAME_BYTES = 65_536;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

type Key = Pick<Secrets, 'keyName' | 'fileKey'>;
/** What one file is sealed with, and for: its frames open under its own name alone, each in its own place. */
type Seal = { key: Buffer; bound: Buffer };

/**
 * Files that lie encrypted wherever `files` keeps them: a head with the name of the key, then frames, so that no file is in memory
 * whole. What was cut, changed, moved or put under another name ends the reading with an error. Files without such a head are read as
 * they are: they were kept before. `note` is told once that files are sealed under this key, before there is one.
 */
export function sealedFiles(files: Files, secrets: Key, note: (keyName: string) => Promise<void>): Files {
  let noted: Promise<void> | undefined;
  const noteOnce = () =>
    (noted ??= note(secrets.keyName).catch((error: unknown) => {
      noted = undefined;
      throw error;
    }));
  return {
    async put(content, key = newKey()) {
      await noteOnce();
      const { pieces, measure } = measured(content);
      const head = Buffer.concat([Buffer.from(headOf(secrets)), randomBytes(SALT_BYTES)]);
      await files.put(sealed(pieces, head, sealOf(head, key, secrets)), key);
      return { key, ...measure() };
    },
    async open(key) {
      const found = await files.open(key);
      return found && opened(found, key, secrets);
    },
    remove: (key) => files.remove(key),
  };
}

const headOf = ({ keyName }: Key) => `${MAGIC}${keyName}\n`;

const sealOf = (head: Buffer, name: string, { fileKey }: Key): Seal => ({
  key: fileKey(head.subarray(-SALT_BYTES)),
  bound: Buffer.concat([head, Buffer.from(name)]),
});

async function* sealed(content: AsyncIterable<Uint8Array>, head: Buffer, seal: Seal) {
  yield head;
  for await (const { bytes, ...place } of framesOf(content, FRAME_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, seal.key, nonceAt(place)).setAAD(seal.bound);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

async function opened({ bytes, content }: OpenFile, name: string, secrets: Key): Promise<OpenFile> {
  const pieces = content[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>; // nobody has set an encoding
  try {
    const headBytes = Buffer.byteLength(headOf(secrets)) + SALT_BYTES;
    const first = await firstOf(pieces, headBytes);
    const rest = { [Symbol.asyncIterator]: () => following(first, pieces) };
    if (first.subarray(0, MAGIC.length).toString() !== MAGIC) return { bytes, content: readable(rest, content) };
    const head = first.subarray(0, headBytes);
    if (head.byteLength < headBytes) throw new Error('The head of a sealed file is cut off.');
    if (!head.toString('latin1').startsWith(headOf(secrets)))
      throw new Error('This file was sealed with another key: SECRETS_KEY has changed.');
    const frames = { [Symbol.asyncIterator]: () => following(first.subarray(headBytes), pieces) };
    return {
      bytes: plainBytes(bytes - headBytes),
      content: readable(unsealed(frames, sealOf(head, name, secrets)), content),
    };
  } catch (error) {
    content.destroy();
    throw error;
  }
}

async function* unsealed(content: AsyncIterable<Uint8Array>, seal: Seal) {
  for await (const { bytes, ...place } of framesOf(content, FRAME_BYTES + TAG_BYTES)) {
    const decipher = createDecipheriv(ALGORITHM, seal.key, nonceAt(place), { authTagLength: TAG_BYTES })
      .setAAD(seal.bound)
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  }
}

/** How much is in frames of so many bytes; of a file without content there is an empty one. */
function plainBytes(framed: number): number {
  const bytes = framed - Math.max(1, Math.ceil(framed / (FRAME_BYTES + TAG_BYTES))) * TAG_BYTES;
  if (bytes < 0) throw new Error('A sealed file is cut off.');
  return bytes;
}

/** Each file has a key of its own, and each frame its place in it, also whether it is the last: none is ever sealed under the nonce of another. */
function nonceAt({ index, isLast }: { index: number; isLast: boolean }): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index);
  nonce.writeUInt8(Number(isLast), NONCE_BYTES - 1);
  return nonce;
}

/** The content in parts of one size; the last one is shorter or as long, and empty only when there is nothing. */
async function* framesOf(content: AsyncIterable<Uint8Array>, size: number) {
  let held: Uint8Array[] = [];
  let length = 0;
  let index = 0;
  for await (const piece of content) {
    held.push(piece);
    length += piece.byteLength;
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.byteLength - at > size; at += size)
      yield { bytes: all.subarray(at, at + size), index: index++, isLast: false };
    held = [all.subarray(at)];
    length = all.byteLength - at;
  }
  yield { bytes: Buffer.concat(held), index, isLast: true };
}

/** At least so many bytes of the beginning, or all there is. */
async function firstOf(pieces: AsyncIterator<Uint8Array>, least: number): Promise<Buffer> {
  let first = Buffer.alloc(0);
  while (first.byteLength < least) {
    const { done, value } = await pieces.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  return first;
}

async function* following(first: Buffer, pieces: AsyncIterator<Uint8Array>) {
  if (first.byteLength > 0) yield first;
  yield* { [Symbol.asyncIterator]: () => pieces };
}

/** Whoever goes away without reading leaves nothing open below. */
const readable = (content: AsyncIterable<Uint8Array>, below: Readable): Readable =>
  Readable.from(content, { objectMode: false }).once('close', () => below.destroy());
