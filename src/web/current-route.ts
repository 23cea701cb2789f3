import { createContext, use } from 'react';
import type { Location, NavigationType } from 'react-router';
import type { PageModule } from './page-module.ts';
import type { Screen } from './screens.ts';

/** What a document or a tab shows: a screen at its address, and its page, or why there is none. Without either the page is on its way. */
export type CurrentRoute = {
  screen: Screen;
  location: Location;
  kind: NavigationType;
  page?: PageModule | undefined;
  failure?: unknown;
};

const Shown = createContext<CurrentRoute | undefined>(undefined);
export const CurrentRouteProvider = Shown.Provider;

export function useCurrentRoute(): CurrentRoute {
  const currentRoute = use(Shown);
  if (!currentRoute) throw new Error('There is no currentRoute around this part.');
  return currentRoute;
}
