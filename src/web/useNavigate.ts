import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Router } from './router.ts';

const Travelled = createContext<Router | undefined>(undefined);
export const RouterProvider = Travelled.Provider;

const never = () => () => undefined;
const nowhere: Router['navigate'] = async () => undefined;

/** Navigates to a path, or so many entries back: `await navigate(href('/dashboard'))` resolves when the screen is rendered. */
export const useNavigate = (): Router['navigate'] => use(Travelled)?.navigate ?? nowhere;

/** The router of this tab; undefined while a page is rendered on the server. */
export const useRouter = (): Router | undefined => use(Travelled);

/** Whether a navigation is loading. */
export function useIsGoing(): boolean {
  const router = use(Travelled);
  return useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.isGoing() ?? false,
    () => false,
  );
}

/** While `isNeeded`, navigations to another address are held until `leave` or `stay` is called. */
export function useBlocker(isNeeded: boolean) {
  const router = use(Travelled);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!router || !isNeeded) return undefined;
    // A navigation that comes while this page unmounts does not leave it any more.
    const isHere = () => router.currentRoute().location.pathname === pathname;
    return router.blocker.place((next) => isHere() && next.pathname + next.search !== pathname + search);
  }, [router, isNeeded, pathname, search]);
  const isAsking = useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.blocker.isHolding() ?? false,
    () => false,
  );
  return { isAsking, leave: () => router?.blocker.leave(), stay: () => router?.blocker.stay() };
}
