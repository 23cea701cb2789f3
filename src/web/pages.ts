import type { PageModule } from './page-module.ts';
import type { Row } from './routes.ts';

export const sourceOf = (row: Row) => `src/features/${row.page}.tsx`;

const named = new Map<string, string>();

/** A document names the file of its page, so that the list of all pages need not be there first. */
export const namePage = (row: Row, file: string) => void named.set(row.page, file);

export async function importPage(row: Row): Promise<PageModule> {
  const file = named.get(row.page);
  if (file) return import(/* @vite-ignore */ file) as Promise<PageModule>; // our own build
  const { pages } = await import('./lazy-pages.ts');
  const bring = pages[`/${sourceOf(row)}`];
  if (!bring) throw new Error(`The route table names ${row.page}, which does not exist.`);
  return bring();
}
