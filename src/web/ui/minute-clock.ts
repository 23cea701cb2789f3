import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#shared/durations.ts';
import { serverNow } from '#web/server-clock.ts';

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;

/** The beginning of the server's current minute in epoch milliseconds; undefined on the server and during hydration, so that both renderings agree. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined);
