import { isUuid } from '#shared/uuid.ts';
import type { Query } from '#web/paths.ts';
import { MOST_COMPARED } from '../../search-limits.ts';
import { type Chosen, chosenFor } from './chosen.ts';

/** What a service hands in to have its providers side by side, and what is chosen of them. */
export type Comparing = {
  /** Its sentences stand below `<words>.compare`: full, bar, chosen, go, title, back, add, one, empty, empty.hint, code. */
  words: string;
  /** Its list, with this in the address. */
  list: (query: Query) => string;
  chosen: Chosen;
};

/** `key`: under which the device keeps what is chosen. */
export const comparing = ({ key, ...service }: Omit<Comparing, 'chosen'> & { key: string }): Comparing => ({
  ...service,
  chosen: chosenFor(key),
});

/** The providers that an address puts side by side (`?compare=a,b`); undefined where it does not. */
export function comparedIn(search: URLSearchParams): string[] | undefined {
  const given = search.get('compare');
  if (given === null) return undefined;
  return [...new Set(given.split(','))].filter(isUuid).slice(0, MOST_COMPARED);
}

/** Where these stand side by side; `along` is what else is to stand in the address. */
export function compareAddress({ list }: Pick<Comparing, 'list'>, ids: readonly string[], along: Query = {}): string {
  const address = list({ compare: ids, ...along });
  if (ids.length > 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}compare=`;
}
