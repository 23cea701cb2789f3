/** Whether the device has a line; servers and browsers that do not say have one. */
export const isConnected = (): boolean => typeof window === 'undefined' || navigator.onLine;

/** Resolves when there is a line. What fails to load without one may never be loaded again, so modules wait for it. */
export const connected = (): Promise<void> =>
  isConnected()
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

export const subscribeToConnection = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};
