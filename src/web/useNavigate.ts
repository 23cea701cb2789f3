import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Journey } from './journey.ts';

const Travelled = createContext<Journey | undefined>(undefined);
export const JourneyProvider = Travelled.Provider;

const never = () => () => undefined;
const nowhere: Journey['navigate'] = async () => undefined;

/** Goes to an address of ours, or so many steps back: `await navigate(to('/dashboard'))` waits until the screen is there. */
export const useNavigate = (): Journey['navigate'] => use(Travelled)?.navigate ?? nowhere;

/** Whether the next screen is on its way. */
export function useIsGoing(): boolean {
  const journey = use(Travelled);
  return useSyncExternalStore(
    journey?.subscribe ?? never,
    () => journey?.isGoing() ?? false,
    () => false,
  );
}

/** While `isNeeded`, steps to another address are held until `leave` or `stay` is said. */
export function useLeaveGuard(isNeeded: boolean) {
  const journey = use(Travelled);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!journey || !isNeeded) return undefined;
    // A step that comes while this page is being taken away does not leave it any more.
    const isHere = () => journey.scene().location.pathname === pathname;
    return journey.guard.place((next) => isHere() && next.pathname + next.search !== pathname + search);
  }, [journey, isNeeded, pathname, search]);
  const isAsking = useSyncExternalStore(
    journey?.subscribe ?? never,
    () => journey?.guard.isHolding() ?? false,
    () => false,
  );
  return { isAsking, leave: () => journey?.guard.leave(), stay: () => journey?.guard.stay() };
}
