const LONGEST_WAIT_MS = 2000;

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
