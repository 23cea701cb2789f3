import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Router } from './router.ts';

const Travelled = createContext<Router | undefined>(undefined);
export const RouterProvider = Travelled.Provider;

const never = () => () => undefined;
const nowhere: Router['navigate'] = async () => undefined;

/** Goes to an address of ours, or so many steps back: `await navigate(to('/dashboard'))` waits until the screen is there. */
export const useNavigate = (): Router['navigate'] => use(Travelled)?.navigate ?? nowhere;

/** The router of this tab; undefined while a page is rendered on the server. */
export const useRouter = (): Router | undefined => use(Travelled);

/** Whether the next screen is on its way. */
export function useIsGoing(): boolean {
  const router = use(Travelled);
  return useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.isGoing() ?? false,
    () => false,
  );
}

/** While `isNeeded`, steps to another address are held until `leave` or `stay` is said. */
export function useBlocker(isNeeded: boolean) {
  const router = use(Travelled);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!router || !isNeeded) return undefined;
    // A step that comes while this page is being taken away does not leave it any more.
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
