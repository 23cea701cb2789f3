import { type Lexer, type Name, type Token, Unreadable, Unsafe } from './pdf-lexer.ts';

export type Reference = { to: number };
export type Dictionary = { entries: Map<string, Value> };
export type Value =
  Name | Reference | Dictionary | { number: number } | { text: string } | { word: string } | { list: Value[] };

const DEEPEST = 50;

/** What makes a document do something, bring something along, or close it to us. By these names alone a reader knows them. */
const forbidden = new Set([
  ...['JS', 'JavaScript', 'AA', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'XFA', 'Encrypt'],
  ...[
    'EmbeddedFile',
    'EmbeddedFiles',
    'FileAttachment',
    'Filespec',
    'AF',
    'Collection',
    'RichMedia',
    'RichMediaContent',
  ],
  ...['RichMediaExecute', 'Movie', 'Sound', 'Screen', '3D', 'GoTo3DView'],
]);

/** One value, whole: a name that must not be there is `Unsafe`, wherever it stands. */
export function readValue(lexer: Lexer, depth = 0): Value {
  const token = lexer.next();
  if (!token) throw new Unreadable();
  return valueOf(token, lexer, depth);
}

function valueOf(token: Token, lexer: Lexer, depth: number): Value {
  if (depth > DEEPEST) throw new Unreadable();
  if ('name' in token) return allowed(token);
  if (!('mark' in token)) return token;
  if (token.mark === '[') return { list: itemsUntil(']', lexer, depth) };
  if (token.mark === '<<') return dictionaryOf(itemsUntil('>>', lexer, depth));
  throw new Unreadable();
}

function allowed(token: Name): Name {
  if (forbidden.has(token.name)) throw new Unsafe();
  return token;
}

function itemsUntil(mark: '>>' | ']', lexer: Lexer, depth: number): Value[] {
  const items: Value[] = [];
  for (;;) {
    const token = lexer.next();
    if (!token) throw new Unreadable();
    if ('mark' in token && token.mark === mark) return items;
    const value = valueOf(token, lexer, depth + 1);
    if ('word' in value && value.word === 'R') items.push(referenceFrom(items));
    else items.push(value);
  }
}

function referenceFrom(items: Value[]): Reference {
  const [generation, to] = [items.pop(), items.pop()];
  if (!generation || !to || !('number' in generation) || !('number' in to)) throw new Unreadable();
  return { to: to.number };
}

function dictionaryOf(items: Value[]): Dictionary {
  if (items.length % 2 !== 0) throw new Unreadable();
  const entries = new Map<string, Value>();
  for (let place = 0; place < items.length; place += 2) {
    const [key, value] = [items[place], items[place + 1]];
    if (!key || !value || !('name' in key)) throw new Unreadable();
    // Readers differ in which of two they believe.
    if (entries.has(key.name)) throw new Unsafe();
    if (key.name === 'URI' && 'text' in value) checkLink(value.text);
    entries.set(key.name, value);
  }
  return { entries };
}

/** Links may lead to pages, mail and phones. */
function checkLink(text: string) {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(text.replace(/\0|^þÿ/g, ''))?.[1]?.toLowerCase();
  if (scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme)) throw new Unsafe();
}
