import { session, subscribeToSession } from './session.ts';

/** Runs `begin` as soon as somebody is logged in in this tab, for code that visitors need not load. */
export function onceLoggedIn(begin: () => void) {
  if (session.isLoggedIn()) return begin();
  const stop = subscribeToSession(() => {
    if (!session.isLoggedIn()) return;
    stop();
    begin();
  });
}

/** Runs `begin` at each log-in in this tab, and not for whoever is logged in already. */
export function atEachLogIn(begin: () => void) {
  let before = session.current()?.userId;
  subscribeToSession(() => {
    const now = session.current()?.userId;
    if (now !== undefined && now !== before) begin();
    before = now;
  });
}
