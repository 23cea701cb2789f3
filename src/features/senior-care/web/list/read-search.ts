import * as z from 'zod/mini';
import { CentreSearch } from '../../search.ts';

/** The search in the address bar. What cannot be understood is left out, so that a mistyped address still shows a list. */
export function readSearch(params: URLSearchParams): CentreSearch {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(CentreSearch.shape)) {
    const values = params.getAll(name).filter(Boolean);
    if (values.length > 0) given[name] = values.length === 1 ? values[0] : values;
  }
  const read = z.safeParse(CentreSearch, given);
  if (read.success) return read.data;
  for (const { path } of read.error.issues) delete given[String(path[0])];
  return z.parse(CentreSearch, given);
}
