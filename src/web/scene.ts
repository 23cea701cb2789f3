import { createContext, use } from 'react';
import type { Location, NavigationType } from 'react-router';
import type { PageModule } from './page-module.ts';
import type { Screen } from './screens.ts';

/** What a document or a tab shows: a screen at its address, and its page, or why there is none. Without either the page is on its way. */
export type Scene = {
  screen: Screen;
  location: Location;
  kind: NavigationType;
  page?: PageModule | undefined;
  failure?: unknown;
};

const Shown = createContext<Scene | undefined>(undefined);
export const SceneProvider = Shown.Provider;

export function useScene(): Scene {
  const scene = use(Shown);
  if (!scene) throw new Error('There is no scene around this part.');
  return scene;
}
