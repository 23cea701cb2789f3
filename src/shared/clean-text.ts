/** Most texts: nothing in them has to be looked at. */
const isPlain = /^[\t\n\r\x20-\x7e]*$/;

const picture = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;
/** Where marks that nobody sees by themselves change what is seen: pictures, and letters that they join, part or vary. */
const seen = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`${picture}(?:\u200d${picture})*`,
  String.raw`[#*\d]\ufe0f\u20e3`,
  String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`\p{Script=Arabic}\p{M}*\u200c(?=\p{Script=Arabic})`,
  String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]`,
].join('|');
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Cc}\p{Cs}]`;
const marks = new RegExp(`(${seen}|[\\t\\n\\r])|${unseen}`, 'gu');

/**
 * A text as it is seen: without marks that nobody sees (they come along when one copies, and fill what must not be empty), with plain
 * spaces and hyphens instead of those that only keep a line together, and composed (NFC), so that what looks alike is alike.
 */
export function cleanText(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2007\u202f\u2800]/g, ' ')
    .replace(/\u2011/g, '-')
    .replace(marks, '$1')
    .normalize('NFC');
}

/** A number, code or date as it was typed, with whatever dashes and spaces a device or a page puts into it, as plain ones. */
export const plainFigures = (text: string): string =>
  cleanText(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ');

/** Passwords are what was typed, to the letter. All else that must not change, as tokens and ids, is plain already. */
const asTyped = new Set(['password', 'confirmPassword', 'oldPassword']);

/** What a form or a call holds, each text of it clean, however deep it lies. Forms and calls both judge this, so that they agree. */
export function cleaned<Value>(value: Value): Value {
  return cleanedAt(value, '') as Value; // of the same shape
}

function cleanedAt(value: unknown, name: string): unknown {
  if (typeof value === 'string') return asTyped.has(name) ? value : cleanText(value);
  if (Array.isArray(value)) return value.map((part) => cleanedAt(part, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanedAt(part, key)]));
}

/** Files and the like stay what they are. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
