import type { ComponentType } from 'react';
import type { Load } from './load.ts';
import type { Row } from './routes.ts';

export type PageModule = { default: ComponentType; questions?: Load<Record<string, object>> };

const modules = import.meta.glob<PageModule>('/src/features/*/{web,partner}/*Page.tsx');

export const sourceOf = (row: Row) => `src/features/${row.page}.tsx`;

export async function importPage(row: Row): Promise<PageModule> {
  const bring = modules[`/${sourceOf(row)}`];
  if (!bring) throw new Error(`The route table names ${row.page}, which does not exist.`);
  return bring();
}
