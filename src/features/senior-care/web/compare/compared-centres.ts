import { useSyncExternalStore } from 'react';
import { isUuid } from '#shared/uuid.ts';
import { href } from '#web/paths.ts';
import { MOST_COMPARED } from '../../stay-limits.ts';

/** The centers that an address puts side by side (`?compare=a,b`); undefined where it does not. */
export function comparedIn(search: URLSearchParams): string[] | undefined {
  const given = search.get('compare');
  if (given === null) return undefined;
  return [...new Set(given.split(','))].filter(isUuid).slice(0, MOST_COMPARED);
}

export const compareAddress = (ids: readonly string[], only?: boolean): string =>
  href('/care/daycarecenters', undefined, { compare: ids, only: only ? 1 : undefined }) +
  (ids.length === 0 ? '?compare=' : '');

const KEY = 'compared-centres';
const nothing: readonly string[] = [];
let chosen: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Puts a center among those to be compared, or takes it away; a fifth one is not taken. Kept while the tab lives. */
export function chooseForComparing(id: string, isChosen: boolean): void {
  const others = current().filter((one) => one !== id);
  if (isChosen && others.length >= MOST_COMPARED) return;
  write(isChosen ? [...others, id] : others);
}

export const compareNone = (): void => write(nothing);

function write(next: readonly string[]) {
  chosen = next;
  store()?.setItem(KEY, next.join());
  for (const listener of listeners) listener();
}

function current(): readonly string[] {
  chosen ??= (store()?.getItem(KEY) ?? '').split(',').filter(isUuid).slice(0, MOST_COMPARED);
  return chosen;
}

function store(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Those chosen so far; none until the page is alive. */
export const useChosenForComparing = (): readonly string[] => useSyncExternalStore(subscribe, current, () => nothing);
