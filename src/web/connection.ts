import { useSyncExternalStore } from 'react';

/** Whether the browser says that it is online; servers and browsers that do not say are. */
export const isOnline = (): boolean => typeof window === 'undefined' || navigator.onLine;

let isCut = false;
const listeners = new Set<() => void>();

/** Browsers do not always know that nothing answers: whoever has asked tells it. */
export function noteConnection(works: boolean) {
  if (isCut !== works) return;
  isCut = !works;
  for (const listener of listeners) listener();
}

/** Whether there is a connection, as far as the browser and the latest answers say. */
export const hasConnection = (): boolean => isOnline() && !isCut;

const PROBE_MS = 1000;

/**
 * Resolves when there is a connection. What fails to load without one may never be loaded again, so modules wait for it; and browsers say
 * that it is back before anything can be fetched, so that a first answer of the server is waited for.
 */
export async function connected(): Promise<void> {
  if (isOnline()) return;
  await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
}

const answers = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

export const subscribeToConnection = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

/** Whether there is a connection, while the page is open. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToConnection, hasConnection, () => true);
