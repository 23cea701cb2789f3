import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { prefetch } from './load.ts';
import { importPage, type PageModule } from './pages.ts';
import { type Row, rows } from './routes.ts';
import { headerOf } from './shell/headers.ts';
import { PageFailure } from './shell/PageFailure.tsx';
import { PageWaiting } from './shell/PageWaiting.tsx';
import { RenderFailure } from './shell/RenderFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { to, toLogin } from './to.ts';

/** A tab in the browser, a request on the server. */
export type Visit = { client: QueryClient; isLoggedIn: () => boolean };

export type Surroundings = {
  visitOf: (given: LoaderFunctionArgs) => Visit;
  /** The words of a page, fetched beside its module. */
  bringWords: (row: Row) => Promise<void>;
  /** Private pages are rendered by the browser only; the server sends the shell with the loader in it. */
  rendersPrivatePages: boolean;
  hasDevelopmentPages: boolean;
  /** Runs before each page: caches are cleared at every route, as the specification wants. */
  beforePage?: () => void;
  /** A page that the server left to the browser stays the waiting one until that has come alive. */
  alive?: Promise<void>;
  /** The page of the address the tab was opened at, which must be there before hydration. */
  first?: { row: Row; page: PageModule } | undefined;
};

/** The route table as React Router reads it. */
export function routeObjects(around: Surroundings): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RenderFailure,
      children: [
        ...rows.filter((row) => around.hasDevelopmentPages || !row.isDevelopment).map((row) => routeObject(row, around)),
        { path: '*', loader: () => redirect(to('/404')) },
      ],
    },
  ];
}

function routeObject(row: Row, around: Surroundings): RouteObject {
  const common = { id: row.path, path: row.path, handle: row, HydrateFallback: PageWaiting, ErrorBoundary: PageFailure };
  if (row.access === 'private' && !around.rendersPrivatePages) {
    return { ...common, Component: PageWaiting, loader: (given) => redirected(row, around, given) };
  }
  if (around.first?.row === row) return { ...common, ...asRoute(row, around.first.page, around) };
  return {
    ...common,
    lazy: async () => {
      const [page] = await Promise.all([importPage(row), around.bringWords(row), headerOf(row, row.access === 'private')?.Header.bring()]);
      return asRoute(row, page, around);
    },
  };
}

function asRoute(row: Row, page: PageModule, around: Surroundings) {
  return {
    Component: page.default,
    loader: async (given: LoaderFunctionArgs) => {
      redirected(row, around, given);
      around.beforePage?.();
      const asked = prefetch(around.visitOf(given).client, page.questions, { params: given.params, search: new URL(given.request.url).searchParams });
      await Promise.all([asked, around.alive]);
      return null;
    },
  };
}

/** Private screens lead to the log-in; the home page of somebody logged in is the dashboard. */
function redirected(row: Row, { visitOf }: Surroundings, given: LoaderFunctionArgs) {
  const isLoggedIn = visitOf(given).isLoggedIn();
  if (row.path === '/' && isLoggedIn) throw redirect(to('/dashboard'));
  if (row.access === 'public' || isLoggedIn) return null;
  const { pathname, search } = new URL(given.request.url);
  throw redirect(toLogin(pathname + search));
}
