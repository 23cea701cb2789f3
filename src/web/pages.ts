import { connected } from './connection.ts';
import type { PageModule } from './page-module.ts';
import type { Row } from './routes.ts';

export const sourceOf = (row: Row) => `src/features/${row.page}.tsx`;

const named = new Map<string, string>();

/** Registers the file of a page: a document names its own, so that it can be imported before the list of all pages is fetched. */
export const namePage = (row: Row, file: string) => void named.set(row.page, file);

const brought = new Set<string>();

/** Whether the module of a page is here, so that it opens without a connection. */
export const isBrought = (row: Row) => brought.has(row.page);

/** The module of a page. Waits for a connection, and rejects when its file cannot be fetched. */
export async function importPage(row: Row): Promise<PageModule> {
  if (!isBrought(row) && !named.has(row.page)) await connected();
  const module = await moduleOf(row);
  brought.add(row.page);
  return module;
}

async function moduleOf(row: Row): Promise<PageModule> {
  const file = named.get(row.page);
  if (file) return import(/* @vite-ignore */ file) as Promise<PageModule>; // a file of our own build
  const { pages } = await import('./lazy-pages.ts');
  const bring = pages[`/${sourceOf(row)}`];
  if (!bring) throw new Error(`The route table names ${row.page}, which does not exist.`);
  return bring();
}
