import { type Row, rows } from './routes.ts';
import { href, toLogin } from './paths.ts';

/** A row of the route table with the values of its path parameters. */
export type Screen = { row: Row; params: Readonly<Record<string, string | undefined>> };

// Built once: looked up by the server for each document and by each link that a pointer passes over.
const isPattern = ({ path }: Row) => path.includes(':') || path.endsWith('/*');
const fixed = new Map(rows.filter((row) => !isPattern(row)).map((row) => [row.path.toLowerCase(), row]));
const patterns = rows.filter(isPattern).map((row) => ({ row, pattern: patternOf(row.path) }));

function patternOf(path: string) {
  const named = path
    .replace(/\/\*$/, '(?:/(?<rest>.+))?')
    .replace(
      /\/:(\w+)(\?)?/g,
      (_, name: string, optional: string | undefined) => `(?:/(?<${name}>[^/]+))${optional ?? ''}`,
    );
  return new RegExp(`^${named}$`, 'i');
}

/** The screen whose path pattern fits an address, whatever its query and fragment; undefined for an unknown path. */
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
 * from the home page of somebody logged in to the dashboard, from an unknown path to /404.
 */
export function screenFor(address: string, { isLoggedIn, hasDevelopmentPages }: Visitor): Screen | string {
  const screen = screenAt(address);
  if (!screen || (screen.row.isDevelopment && !hasDevelopmentPages)) return href('/404');
  if (screen.row.path === '/' && isLoggedIn) return href('/dashboard');
  return screen.row.access === 'private' && !isLoggedIn ? toLogin(address) : screen;
}
