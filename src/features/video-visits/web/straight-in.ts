import type { MouseEvent } from 'react';
import { tabStore } from '#web/tab-store.ts';

const KEPT_AS = 'lado.straightIn';

/** A tap on the way into a visit is the tap that joins it: the page of the visit, which is a document of its own, finds the mark. */
export function markStraightIn(id: string, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey) tabStore.set(KEPT_AS, id); // otherwise it opens in another tab
}

/** Whether somebody has just tapped to join this visit; said once. */
export function takeStraightIn(id: string): boolean {
  const marked = tabStore.get(KEPT_AS);
  tabStore.remove(KEPT_AS);
  return marked === id;
}
