import { createContext, use, useSyncExternalStore } from 'react';
import type { Reader } from '#shared/rendering.ts';
import { type Session, session, subscribeToSession } from './session.ts';

type SessionHint = { isLoggedIn: boolean; reader?: Reader | undefined };

const Hint = createContext<SessionHint>({ isLoggedIn: false });
/** What the server knows of the log-in while it renders, and the browser until hydration has ended. */
export const LoginHint = Hint.Provider;

/** Whether somebody is logged in: by the cookie on the server and during hydration, then by the session. */
export function useIsLoggedIn(): boolean {
  const { isLoggedIn } = use(Hint);
  return useSyncExternalStore(subscribeToSession, session.isLoggedIn, () => isLoggedIn);
}

/** Who is logged in; until hydration has ended whom a private page was rendered for, and nobody on public ones. */
export function useSession(): Session | undefined {
  const { reader } = use(Hint);
  return useSyncExternalStore(subscribeToSession, session.current, () => reader);
}
