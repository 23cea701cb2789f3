import { useSyncExternalStore } from 'react';

export type LastList = { address: string; count: number };

let last: LastList | undefined;

/** The list that a provider was opened from, so that its page can lead back there; kept while the tab lives. */
export const rememberList = (list: LastList | undefined): void => {
  last = list;
};

/** For loaders, which run outside of components. */
export const lastList = (): LastList | undefined => last;

// It cannot change while another page is open.
const never = () => () => undefined;

/** Undefined while the page comes alive, and when no list was open before. */
export const useLastList = (): LastList | undefined =>
  useSyncExternalStore(
    never,
    () => last,
    () => undefined,
  );
