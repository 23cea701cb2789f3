import { type Row, rows } from './routes.ts';
import { href, toLogin } from './paths.ts';

/** A row of the route table, and what stands in the places of its parameters. */
export type Screen = { row: Row; params: Readonly<Record<string, string | undefined>> };

// Read once: the server asks for each document, and links for each pointer that passes over them.
const fixed = new Map(rows.filter(({ path }) => !path.includes(':')).map((row) => [row.path.toLowerCase(), row]));
const patterns = rows.filter(({ path }) => path.includes(':')).map((row) => ({ row, pattern: patternOf(row.path) }));

function patternOf(path: string) {
  const named = path.replace(
    /\/:(\w+)(\?)?/g,
    (_, name: string, optional: string | undefined) => `(?:/(?<${name}>[^/]+))${optional ?? ''}`,
  );
  return new RegExp(`^${named}$`, 'i');
}

/** The screen at an address of ours, whatever follows its path; undefined where there is none. */
export function screenAt(address: string): Screen | undefined {
  const path = /^[^?#]*?(?=\/*(?:[?#]|$))/.exec(address)?.[0] || '/';
  const row = fixed.get(path.toLowerCase());
  if (row) return { row, params: {} };
  for (const { row, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { row, params: decoded(match.groups) };
  }
  return undefined;
}

function decoded(groups: Record<string, string | undefined> = {}) {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && decode(text)]));
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign stands for itself
  }
}

type Visitor = { isLoggedIn: boolean; hasDevelopmentPages: boolean };

/**
 * The screen at an address, or the address that leads somewhere else for this visitor: from private screens to the log-in,
 * from the home of somebody logged in to the dashboard, from nowhere to the page that says so.
 */
export function screenFor(address: string, { isLoggedIn, hasDevelopmentPages }: Visitor): Screen | string {
  const screen = screenAt(address);
  if (!screen || (screen.row.isDevelopment && !hasDevelopmentPages)) return href('/404');
  if (screen.row.path === '/' && isLoggedIn) return href('/dashboard');
  return screen.row.access === 'private' && !isLoggedIn ? toLogin(address) : screen;
}
