import { type Row, rows } from './routes.ts';
import { href, toLogin } from './paths.ts';

/** A row of the route table with the values of its path parameters. */
export type Screen = { row: Row; params: Readonly<Record<string, string | undefined>> };

type Visitor = { isLoggedIn: boolean; hasDevelopmentPages: boolean };

/** The screens of a route table. Built once: looked up by the server for each document and by each link that a pointer passes over. */
export function screensOf(table: readonly Row[]) {
  const fixed = new Map(table.filter((row) => !isPattern(row)).map((row) => [row.path.toLowerCase(), row]));
  const patterns = table.filter(isPattern).map((row) => ({ row, pattern: patternOf(row.path) }));

  /** The screen whose path pattern fits an address, whatever its query and fragment; undefined for an unknown path. */
  function screenAt(address: string): Screen | undefined {
    const path = /^[^?#]*?(?=\/*(?:[?#]|$))/.exec(address)?.[0] || '/';
    const row = fixed.get(path.toLowerCase());
    if (row) return { row, params: {} };
    for (const { row, pattern } of patterns) {
      const match = pattern.exec(path);
      if (match) return { row, params: decoded(match.groups) };
    }
    return undefined;
  }

  /**
   * The screen at an address, or the address that leads somewhere else for this visitor: from private screens to the log-in,
   * from the home page of somebody logged in to the dashboard, from an unknown path to /404.
   */
  function screenFor(address: string, { isLoggedIn, hasDevelopmentPages }: Visitor): Screen | string {
    const screen = screenAt(address);
    if (!screen || (screen.row.isDevelopment && !hasDevelopmentPages)) return href('/404');
    if (screen.row.path === '/' && isLoggedIn) return href('/dashboard');
    return screen.row.access === 'private' && !isLoggedIn ? toLogin(address) : screen;
  }

  return { screenAt, screenFor };
}

export type Screens = ReturnType<typeof screensOf>;

const isPattern = ({ path }: Row) => path.includes(':') || path.endsWith('/*');

function patternOf(path: string) {
  const named = path
    .replace(/\/\*$/, '(?:/(?<rest>.+))?')
    .replace(
      /\/:(\w+)(\?)?/g,
      (_, name: string, optional: string | undefined) => `(?:/(?<${name}>[^/]+))${optional ?? ''}`,
    );
  return new RegExp(`^${named}$`, 'i');
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

/** Those of the product. */
export const screens = screensOf(rows);
export const { screenAt, screenFor } = screens;
