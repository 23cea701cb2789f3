import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#shared/durations.ts';

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};
let ahead = 0;
const thisMinute = () => Math.floor((Date.now() + ahead) / MINUTE_MS) * MINUTE_MS;

/** Lets the minutes of this document go with a server whose time was moved on; called before anything is drawn. */
export function goWithServer(now: string): void {
  ahead = Date.parse(now) - Date.now();
}

/** The beginning of the current minute in epoch milliseconds; undefined on the server and during hydration, so that both renderings agree. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined);
