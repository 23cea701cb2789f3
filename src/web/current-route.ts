import { createContext, use } from 'react';
import type { Location, NavigationType } from 'react-router';
import type { PageModule } from './page-module.ts';
import type { Screen } from './screens.ts';

/** The screen at the current address with its page module, or the failure that kept it from loading. Without either it is still loading. */
export type CurrentRoute = {
  screen: Screen;
  location: Location;
  kind: NavigationType;
  page?: PageModule | undefined;
  failure?: unknown;
};

const Shown = createContext<CurrentRoute | undefined>(undefined);
export const CurrentRouteProvider = Shown.Provider;

/** Throws outside of a RouteView. */
export function useCurrentRoute(): CurrentRoute {
  const currentRoute = use(Shown);
  if (!currentRoute) throw new Error('There is no RouteView around this part.');
  return currentRoute;
}
