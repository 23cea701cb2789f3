import type { ComponentType } from 'react';
import type { Load } from './load.ts';
import type { Row } from './routes.ts';

export type PageModule = {
  default: ComponentType;
  questions?: Load<Record<string, object>>;
  /** Stands in the header that visitors see on wide screens. */
  HeaderSearch?: ComponentType;
};

const modules = import.meta.glob<PageModule>('/src/features/*/{web,partner}/*Page.tsx');

const brought = new Map<string, PageModule>();

export const sourceOf = (row: Row) => `src/features/${row.page}.tsx`;

export async function importPage(row: Row): Promise<PageModule> {
  const bring = modules[`/${sourceOf(row)}`];
  if (!bring) throw new Error(`The route table names ${row.page}, which does not exist.`);
  const page = await bring();
  brought.set(row.page, page);
  return page;
}

/** The module of the page that is shown; it was brought before. */
export const pageOf = (row: Row): PageModule | undefined => brought.get(row.page);
