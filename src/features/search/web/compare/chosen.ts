import { useSyncExternalStore } from 'react';
import { isUuid } from '#shared/uuid.ts';
import { MOST_COMPARED } from '../../search-limits.ts';

/** What is chosen of one service, kept while the tab lives. */
export type Chosen = {
  /** Puts a provider among those to be compared, or takes it away; a fifth one is not taken. */
  choose: (id: string, isChosen: boolean) => void;
  clear: () => void;
  /** Those chosen so far; none until the page is alive. */
  useIds: () => readonly string[];
};

const nothing: readonly string[] = [];

export function chosenFor(key: string): Chosen {
  let chosen: readonly string[] | undefined;
  const listeners = new Set<() => void>();
  const current = () => (chosen ??= (store()?.getItem(key) ?? '').split(',').filter(isUuid).slice(0, MOST_COMPARED));
  const write = (next: readonly string[]) => {
    chosen = next;
    store()?.setItem(key, next.join());
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    choose(id, isChosen) {
      const others = current().filter((one) => one !== id);
      if (isChosen && others.length >= MOST_COMPARED) return;
      write(isChosen ? [...others, id] : others);
    },
    clear: () => write(nothing),
    useIds: () => useSyncExternalStore(subscribe, current, () => nothing),
  };
}

function store(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
