import { createHash } from 'node:crypto';

/** `route`: a template of the route or call table. `origin`: which side it happened on. */
type ErrorContext = { route?: string; origin?: 'server' | 'browser' };

/** Hears of failures nobody expected. Keeps their kind and place, not the values in them. Never waits, never throws. */
export interface Errors {
  report(error: unknown, context?: ErrorContext): void;

  /** Resolves when what was reported has been handed over or given up, at the latest after `withinMs`. */
  flush(withinMs: number): Promise<void>;
}

/** `stack`: our own lines, `function (file:line:column)`, innermost first. */
export type ErrorReport = {
  fingerprint: string;
  name: string;
  message: string;
  stack: string[];
  route: string | undefined;
  origin: 'server' | 'browser';
};

const longestMessage = 300;
const mostFrames = 30;

/** What may be told about an error: values that could be a person's are taken out of its message. */
export function describeError(error: unknown, { route, origin = 'server' }: ErrorContext = {}): ErrorReport {
  const { name, message, stack } = textsOf(error);
  const cleanName = /^[A-Za-z_$][\w$.]{0,60}$/.test(name) ? name : 'Error';
  const frames = stack
    .split('\n')
    .map(frameOf)
    .filter((frame) => frame !== undefined)
    .slice(0, mostFrames);
  const fingerprint = createHash('sha256')
    .update([cleanName, frames[0] ?? withoutValues(message), route ?? '', origin].join('\n'))
    .digest('hex')
    .slice(0, 32);
  return { fingerprint, name: cleanName, message: withoutValues(message), stack: frames, route, origin };
}

// What was thrown may be anything, and an error may have been tampered with; the text of what is no error could be anybody's.
const textsOf = (error: unknown) =>
  error instanceof Error
    ? { name: String(error.name), message: String(error.message), stack: String(error.stack ?? '') }
    : { name: typeof error, message: '', stack: '' };

/** Takes quoted texts, addresses, links, long numbers and ids out of a message, and everything in brackets after an equals sign. */
export function withoutValues(message: string): string {
  return message
    .slice(0, longestMessage * 4)
    .replace(/"[^"]*("|$)|(?<!\w)'[^']*('|$)|`[^`]*(`|$)|[“‘«][^”’»]*([”’»]|$)/g, '…')
    .replace(/=\s*\([^)]*(\)|$)/g, '=(…)')
    .replace(/[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\b/gi, '…')
    .replace(/\d[\d\s().-]{2,}\d/g, '…')
    .slice(0, longestMessage);
}

// `at book (/app/src/book.ts:3:7)` of V8, `book@https://host/assets/book.js:3:7` of other browsers. Addresses lose their host and query.
function frameOf(line: string): string | undefined {
  const found =
    /^\s*at (?:async )?(?:(.*?) \()?(\S+?):(\d+):(\d+)\)?$/.exec(line) ?? /^([^@\s]*)@(\S+?):(\d+):(\d+)$/.exec(line);
  if (!found) return undefined;
  const [, inside, file = '', row, column] = found;
  const place = `${file.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '')}:${row}:${column}`;
  return inside ? `${inside} (${place})` : place;
}
