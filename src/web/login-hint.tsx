import { createContext, use, useSyncExternalStore } from 'react';
import { session, subscribeToSession } from './session.ts';

const Hint = createContext(false);
export const LoginHint = Hint.Provider;

/** Whether somebody is logged in: by the cookie on the server and during hydration, then by the session. */
export function useIsLoggedIn(): boolean {
  const hint = use(Hint);
  return useSyncExternalStore(subscribeToSession, session.isLoggedIn, () => hint);
}
