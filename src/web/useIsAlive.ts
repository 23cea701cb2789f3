import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come alive: what only the browser knows or has is rendered from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
