import {
  createPath,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type Path,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory as openHistory,
} from 'react-router';
import { openBlocker } from './navigation-blocker.ts';
import type { PageModule } from './page-module.ts';
import { withPersonAlong } from './person-along.ts';
import type { CurrentRoute } from './current-route.ts';
import { type Screen, type Screens, screens as ofProduct } from './screens.ts';
import { openScroll } from './scroll.ts';

export type RouterParts = {
  /** Loads the module, words and data of a screen. Rejects when one of them cannot be loaded. */
  prepare: (screen: Screen, search: URLSearchParams) => Promise<PageModule>;
  isLoggedIn: () => boolean;
  hasDevelopmentPages: boolean;
  hasCardHosts: boolean;
  /** The product's when left out. */
  screens?: Screens;
};
export type Router = ReturnType<typeof openRouter>;

/** `since`: with `replace`, the entry of the history whose place is taken, with all that came after it; see `position`. */
type RouterNavigateOptions = NavigateOptions & { since?: number | undefined };
type FoundPage = Pick<CurrentRoute, 'screen' | 'page' | 'failure'>;
const { Pop, Push, Replace } = NavigationType;

/**
 * The client router of one tab: the data of an address is loaded first, then the address and the screen change together.
 * A later navigation cancels an earlier one. `opening` is what the server rendered into the document.
 */
export function openRouter(parts: RouterParts, opening: Omit<FoundPage, 'screen'> = {}) {
  const history = openHistory();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const blocker = openBlocker(tell);
  const scroll = openScroll(() => currentRoute.location.key);
  let currentRoute: CurrentRoute = {
    screen: openingScreen(history.location, parts),
    location: history.location,
    kind: Pop,
    ...opening,
  };
  let latest = 0;
  let isGoing = false;
  let position = 0;

  async function go(path: Path, kind: NavigationType, options: NavigateOptions = {}): Promise<void> {
    const turn = (latest += 1);
    isGoing = true;
    tell();
    const found = isWithin(currentRoute, path) ? currentRoute : await find(path, parts);
    if (turn !== latest) return;
    if (typeof found === 'string') return go(resolvePath(found), kind === Push ? Push : Replace);
    scroll.keep();
    if (kind === Push) {
      history.push(path, options.state);
      position += 1;
    }
    if (kind === Replace) history.replace(path, options.state);
    currentRoute = { screen: found.screen, page: found.page, failure: found.failure, location: history.location, kind };
    if (options.preventScrollReset) scroll.keep();
    isGoing = false;
    tell();
  }

  async function navigate(to: To | number, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const path = withPersonAlong(resolvePath(to, currentRoute.location.pathname), history.location, parts.screens);
    const replaces = options.replace ?? createPath(path) === createPath(history.location);
    const { since = position } = options;
    const step = async () => {
      if (replaces && since < position) await stepBack(position - since);
      if (isOtherDocument(currentRoute.screen, path, parts)) {
        latest += 1; // what is under way here would end in the middle of it
        return openDocument(createPath(path), { replaces });
      }
      await go(path, replaces ? Replace : Push, options);
    };
    if (!blocker.holds(path, step)) await step();
  }

  // Goes back in the history without rendering that entry: another screen replaces it at once.
  let arriveBack: (() => void) | undefined;
  const stepBack = (steps: number) =>
    new Promise<void>((resolve) => {
      arriveBack = resolve;
      history.go(-steps);
    });

  // On popstate the address has changed already: while the person is asked, it is changed back.
  let isTurningBack = false;
  const forgetHistory = history.listen(({ location, delta }) => {
    position += delta ?? 0;
    if (arriveBack) {
      arriveBack();
      arriveBack = undefined;
      return;
    }
    const isHeld = !isTurningBack && delta !== null && blocker.holds(location, () => history.go(delta));
    if (isHeld) history.go(-delta);
    else if (!isTurningBack) void go(location, Pop);
    isTurningBack = isHeld;
  });
  if (!currentRoute.page && currentRoute.failure === undefined) void go(currentRoute.location, Pop);

  return {
    currentRoute: () => currentRoute,
    isGoing: () => isGoing,
    /** Resolves when the screen is rendered, held by a blocker, or cancelled by a later navigation. */
    navigate,
    /** The index of the current entry in the history of this tab; 0 for the document it was opened with. */
    position: () => position,
    /** Replaces the address in the history without navigating, so that a reload and Back find what was chosen. */
    rewrite(to: To) {
      const written = { ...history.location, ...resolvePath(to, currentRoute.location.pathname) };
      history.replace(written, history.location.state);
    },
    /** Navigates to the current address again: access to it may have changed with the session. */
    again: () => go(history.location, Replace, { state: history.location.state as unknown, preventScrollReset: true }),
    settle: scroll.settle,
    blocker,
    /** For the hooks of React Router. */
    navigator: {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps: number) => void navigate(steps),
      push: (to: To, state?: unknown, options?: NavigateOptions) => void navigate(to, { ...options, state }),
      replace: (to: To, state?: unknown, options?: NavigateOptions) =>
        void navigate(to, { ...options, state, replace: true }),
    } satisfies Navigator,
    close() {
      latest += 1;
      forgetHistory();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function openingScreen({ pathname }: Path, { screens: { screenAt } = ofProduct }: RouterParts): Screen {
  const screen = screenAt(pathname) ?? screenAt('/404');
  if (!screen) throw new Error('The route table lacks the page for addresses that it lacks.');
  return screen;
}

/** Into pages that may do what others may not, and out of them, leads a document: what it may do, it was opened with. */
function isOtherDocument(
  { row }: Screen,
  { pathname }: Path,
  { hasCardHosts, screens: { screenAt } = ofProduct }: RouterParts,
) {
  const next = screenAt(pathname)?.row;
  const differsIn = (mark: 'hasDevices' | 'asksProcessor') => (row[mark] ?? false) !== (next?.[mark] ?? false);
  return differsIn('hasDevices') || (hasCardHosts && differsIn('asksProcessor'));
}

const openDocument = (address: string, { replaces }: { replaces: boolean }) =>
  replaces ? location.replace(address) : location.assign(address);

/** Navigating to a fragment of the current page loads nothing. */
const isWithin = ({ page, location }: CurrentRoute, { pathname, search, hash }: Path) =>
  page !== undefined && hash !== '' && pathname === location.pathname && search === location.search;

/** The screen of an address, or the address it redirects to. */
async function find(
  { pathname, search }: Path,
  { prepare, isLoggedIn, hasDevelopmentPages, screens: { screenFor } = ofProduct }: RouterParts,
): Promise<FoundPage | string> {
  const screen = screenFor(pathname + search, { isLoggedIn: isLoggedIn(), hasDevelopmentPages });
  if (typeof screen === 'string') return screen;
  return prepare(screen, new URLSearchParams(search)).then(
    (page) => ({ screen, page }),
    (failure: unknown) => ({ screen, failure }),
  );
}
