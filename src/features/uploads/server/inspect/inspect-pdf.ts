import { inflateSync } from 'node:zlib';
import { lexerOf, type Lexer, Unreadable, Unsafe } from './pdf-lexer.ts';
import { type Dictionary, readValue, type Value } from './pdf-values.ts';

const MOST_UNPACKED = 20 * 1024 * 1024;
const MOST_OBJECTS = 100_000;

/** A stream whose length another object says, and how long it can be: the end of a line may or may not belong to it. */
type PromisedLengths = { saidBy: number; lengths: number[] };
type PdfReader = {
  bytes: Buffer;
  lexer: Lexer;
  numbers: Map<number, number>;
  promised: PromisedLengths[];
  unpacked: number;
  objects: number;
  hasCatalog: boolean;
};

/**
 * Why a PDF is not taken: each of its objects is read, those within packed streams, too, and nothing may be in it that runs, opens,
 * sends, is embedded or encrypted. What a reader could understand in two ways is not taken either. Pictures, fonts and pages are
 * not looked into: they can do nothing.
 */
export function inspectPdf(content: Uint8Array): 'unreadable' | 'unsafe' | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(bytes.toString('latin1', 0, 9))) return 'unreadable';
  const reading = {
    bytes,
    lexer: lexerOf(bytes),
    numbers: new Map(),
    promised: [],
    unpacked: 0,
    objects: 0,
    hasCatalog: false,
  };
  try {
    readFile(reading);
    return undefined;
  } catch (error) {
    return error instanceof Unsafe ? 'unsafe' : 'unreadable';
  }
}

function readFile(reading: PdfReader) {
  const { lexer, numbers, promised } = reading;
  const before: number[] = [];
  let hasEnd = false;
  for (let token = lexer.next(); token; token = lexer.next()) {
    if ('number' in token) before.push(token.number);
    else if (!('word' in token)) throw new Unreadable();
    else if (token.word === 'obj') readObject(before.at(-2), reading);
    else if (token.word === 'trailer') readValue(lexer);
    else if (token.word === 'startxref') hasEnd = true;
    else if (!['xref', 'n', 'f'].includes(token.word)) throw new Unreadable();
    if (!('number' in token)) before.length = 0;
  }
  if (!hasEnd || !reading.hasCatalog) throw new Unreadable();
  // A stream that another reader takes for longer or shorter could hide something from us.
  if (promised.some(({ saidBy, lengths }) => !lengths.includes(numbers.get(saidBy) ?? -1))) throw new Unsafe();
}

function readObject(number: number | undefined, reading: PdfReader) {
  const { lexer } = reading;
  if (number === undefined || (reading.objects += 1) > MOST_OBJECTS) throw new Unreadable();
  const value = readValue(lexer);
  note(number, value, reading);
  const after = lexer.next();
  if (after && 'word' in after && after.word === 'endobj') return;
  if (!after || !('word' in after) || after.word !== 'stream' || !('entries' in value)) throw new Unreadable();
  readStream(value, reading);
  const end = lexer.next();
  if (!end || !('word' in end) || end.word !== 'endobj') throw new Unreadable();
}

function note(number: number, value: Value, reading: PdfReader) {
  if ('number' in value) reading.numbers.set(number, value.number);
  if (!('entries' in value)) return;
  const type = value.entries.get('Type');
  if (type && 'name' in type && type.name === 'Catalog') reading.hasCatalog = true;
}

function readStream(dictionary: Dictionary, reading: PdfReader) {
  const { bytes, lexer } = reading;
  // What it holds would come from elsewhere.
  if (dictionary.entries.has('F')) throw new Unsafe();
  const start = startOf(bytes, lexer.at());
  const length = dictionary.entries.get('Length');
  const end = length && 'number' in length ? start + length.number : foundEnd(reading, start, length);
  const after = /^\r?\n?endstream/.exec(bytes.toString('latin1', end, end + 11));
  if (!Number.isInteger(end) || end < start || !after) throw new Unreadable();
  lexer.moveTo(end + after[0].length);
  const isPacked = dictionary.entries.has('First') || nameOf(dictionary, 'Type') === 'ObjStm';
  if (isPacked) readPacked(dictionary, bytes.subarray(start, end), reading);
}

function startOf(bytes: Buffer, at: number): number {
  if (bytes[at] === 10) return at + 1;
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  throw new Unreadable();
}

function foundEnd({ bytes, promised }: PdfReader, start: number, length: Value | undefined): number {
  if (!length || !('to' in length)) throw new Unreadable();
  const word = bytes.indexOf('endstream', start, 'latin1');
  if (word < 0) throw new Unreadable();
  const lineEnd = /\r?\n?$/.exec(bytes.toString('latin1', Math.max(start, word - 2), word))?.[0].length ?? 0;
  const lengths = Array.from({ length: lineEnd + 1 }, (_, shorter) => word - shorter - start);
  promised.push({ saidBy: length.to, lengths });
  return word;
}

const nameOf = ({ entries }: Dictionary, key: string) => {
  const value = entries.get(key);
  return value && 'name' in value ? value.name : undefined;
};

/** Objects within a stream are objects like any other. */
function readPacked(dictionary: Dictionary, packed: Buffer, reading: PdfReader) {
  const content = unpack(dictionary, packed, reading);
  const [count, first] = ['N', 'First'].map((key) => dictionary.entries.get(key));
  if (!count || !first || !('number' in count) || !('number' in first) || count.number > MOST_OBJECTS)
    throw new Unreadable();
  const index = lexerOf(content);
  for (let place = 0; place < count.number; place += 1) {
    const [number, offset] = [index.next(), index.next()];
    if (!number || !offset || !('number' in number) || !('number' in offset)) throw new Unreadable();
    note(number.number, readValue(lexerOf(content, first.number + offset.number)), reading);
  }
}

function unpack(dictionary: Dictionary, packed: Buffer, reading: PdfReader): Buffer {
  const filter = dictionary.entries.get('Filter');
  if (!filter) return packed;
  const only = 'list' in filter && filter.list.length === 1 ? filter.list[0] : filter;
  const isPlainFlate = only && 'name' in only && ['FlateDecode', 'Fl'].includes(only.name);
  if (!isPlainFlate || dictionary.entries.has('DecodeParms')) throw new Unsafe();
  const content = inflateSync(packed, { maxOutputLength: MOST_UNPACKED });
  reading.unpacked += content.byteLength;
  if (reading.unpacked > MOST_UNPACKED) throw new Unreadable();
  return content;
}
