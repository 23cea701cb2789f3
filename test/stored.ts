import { late } from './late.ts';

type Request = {
  result?: unknown;
  onsuccess?: (() => void) | null;
  onerror?: (() => void) | null;
  onupgradeneeded?: (() => void) | null;
};

/** What of IndexedDB the product uses, in memory: jsdom has none. */
export function storedInMemory() {
  const databases = new Map<string, Map<string, Map<string, unknown>>>();

  const answering = (act: () => unknown): Request => {
    const request: Request = {};
    void late().then(() => {
      try {
        request.result = act();
      } catch {
        return request.onerror?.();
      }
      request.onsuccess?.();
    });
    return request;
  };

  const addTo = (kept: Map<string, unknown>, name: string, value: unknown) => {
    if (kept.has(name)) throw new Error('It is there already.');
    kept.set(name, value);
  };
  const storeOver = (kept: Map<string, unknown>) => ({
    put: (value: unknown, name: string) => answering(() => kept.set(name, value)),
    add: (value: unknown, name: string) => answering(() => addTo(kept, name, value)),
    get: (name: string) => answering(() => kept.get(name)),
    delete: (name: string) => answering(() => void kept.delete(name)),
    getAllKeys: () => answering(() => [...kept.keys()]),
  });

  function open(name: string): Request {
    const request: Request = {};
    queueMicrotask(() => {
      const known = databases.get(name);
      const stores = known ?? new Map<string, Map<string, unknown>>();
      databases.set(name, stores);
      request.result = {
        createObjectStore: (store: string) => stores.set(store, new Map()),
        transaction: () => ({ objectStore: (store: string) => storeOver(stores.get(store) ?? new Map()) }),
        close: () => undefined,
      };
      if (!known) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }

  return { open, deleteDatabase: (name: string) => void databases.delete(name) };
}
