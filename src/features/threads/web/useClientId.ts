import { useRef } from 'react';
import { newKey } from '#web/new-key.ts';

/** The id of what is being sent: the same for the same words, so that what is tried again arrives once, and another for other words. */
export function useClientId(): (words: string) => string {
  const last = useRef<{ words: string; key: string }>(undefined);
  return (words) => {
    if (last.current?.words !== words) last.current = { words, key: newKey() };
    return last.current.key;
  };
}
