import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 2000;

/** False until the browser has nothing else to do: for what is asked besides what the page shows. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** Calls once the browser has nothing else to do, after 2 s at the latest. Answers how to call it off. */
export function whenIdle(begin: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
