import { useSyncExternalStore } from 'react';

export type LastList = { address: string; count: number };

let last: LastList | undefined;

/** The list that a provider was opened from, so that its page can lead back there; kept while the tab lives. */
export const rememberList = (list: LastList): void => {
  last = list;
};

// It cannot change while another page is open.
const never = () => () => undefined;

/** Undefined while the page comes alive, and when no list was open before. */
export const useLastList = (): LastList | undefined =>
  useSyncExternalStore(
    never,
    () => last,
    () => undefined,
  );
