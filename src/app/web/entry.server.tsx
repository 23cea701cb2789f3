import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { NavigationType } from 'react-router';
import { Failure } from '#shared/failure.ts';
import type { Language } from '#shared/languages.ts';
import type { RenderRequest, Redirect, RenderedDocument } from '#shared/rendering.ts';
import { App } from './App.tsx';
import { queryClientWith } from '#web/queries.ts';
import { writeHydrationState, writeJson } from './hydration-state.ts';
import { accountWordFile, bringWords, wordFiles, wordsWithin } from '#web/i18n/words.tsx';
import { prefetch } from '#web/prefetch.ts';
import { LoginHint } from '#web/useSession.tsx';
import type { PageModule } from '#web/page-module.ts';
import { importPage, sourceOf } from '#web/pages.ts';
import type { CurrentRoute } from '#web/current-route.ts';
import type { Row } from '#web/routes.ts';
import { type Screen, screenFor } from '#web/screens.ts';
import { renderedIn } from '#web/device-zone.ts';
import { IconSheet, openIconSheet } from '#web/ui/icon-sheet.ts';
import { headerOf } from './shell/headers.ts';
import { BOOKING_PAGES, hasBookings, pagesOfBookings } from './product-pages.ts';
import { completeLinks } from './printed-links.ts';
import { RouteView } from './RouteView.tsx';

export { default as afterPaint } from './after-paint.js?raw';

/** Renders one address, or redirects. Of a private screen only the shell is rendered as long as nobody has proved the log-in: the browser sends its queries. */
export async function render({
  address,
  send,
  language,
  isLoggedIn,
  reader,
  installation,
  now,
}: RenderRequest): Promise<Redirect | RenderedDocument> {
  const screen = screenFor(address, { isLoggedIn, hasDevelopmentPages: installation.hasDemo });
  if (typeof screen === 'string') return { to: screen };
  const { row } = screen;
  const { pathname, search } = new URL(address, 'http://page.local');
  const client = queryClientWith(send);
  const isPrivate = row.access === 'private';
  const shownTo = isPrivate ? reader : undefined;
  const header = headerOf(row, isLoggedIn, shownTo?.workspace);
  const isShown = !isPrivate || shownTo !== undefined;
  const [{ page, failure }, words] = await Promise.all([
    isShown ? pageOf(screen, new URLSearchParams(search), client) : notShown,
    writtenWords(row, language),
    bringWords(row, { language, isLoggedIn }),
    header?.Header.bring(),
    hasBookings(row) && pagesOfBookings.bring(),
  ]);

  const currentRoute: CurrentRoute = {
    screen,
    page,
    failure,
    location: { pathname, search, hash: '', state: null, key: 'default' },
    kind: NavigationType.Pop,
  };
  const icons = openIconSheet();
  const html = renderedIn(shownTo?.zone ?? 'UTC', () =>
    renderToString(
      <IconSheet value={icons.add}>
        <LoginHint value={{ isLoggedIn, reader: shownTo }}>
          <App client={client} language={language} installation={installation} now={now.toISOString()}>
            <RouteView currentRoute={currentRoute} navigator={standingStill} />
          </App>
        </LoginHint>
      </IconSheet>,
    ),
  );
  const start = html.indexOf(shellStart); // React puts <title> and <meta> in front of it
  return {
    head: html.slice(0, start),
    icons: icons.markup(),
    body: completeLinks(html.slice(start), { pathname, search }),
    hydrationState: writeHydrationState({
      language,
      data: dehydrate(client),
      installation,
      isLoggedIn,
      reader: shownTo,
      now: now.toISOString(),
      isRendered: page !== undefined,
      failure: failure && { code: failure.code, values: failure.values, status: failure.status },
    }),
    words,
    status: failure?.status ?? (row.path === '/404' || (!isPrivate && hasFoundNothing(client)) ? 404 : 200),
    isPrivate: shownTo !== undefined || row.hasKey === true,
    hasKey: row.hasKey ?? false,
    hasDevices: row.hasDevices ?? false,
    asksProcessor: row.asksProcessor ?? false,
    sources: {
      page: sourceOf(row),
      words: wordFiles(row, { language, isLoggedIn }),
      others: [
        ...(header?.sources ?? []),
        ...(hasBookings(row) ? [BOOKING_PAGES] : []),
        ...(isLoggedIn ? [accountWordFile(language)] : []),
      ],
    },
  };
}

const written = new Map<string, Promise<string>>();

/** The words within the documents of a page, as JSON; none in development, where a changed sentence comes by its file. */
function writtenWords(row: Row, language: Language): Promise<string> {
  const key = `${row.page} ${language}`;
  const words = written.get(key) ?? (import.meta.env.PROD ? wordsWithin(row, language).then(writeJson) : noWords);
  written.set(key, words);
  return words;
}
const noWords = Promise.resolve('');

const shellStart = '<div class="shell"';
const standingStill = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };

type OpenedPage = { page?: PageModule; failure?: Failure };
const notShown: OpenedPage = {};

/** The page with its queries fetched, or the failure of one of them; other errors are thrown on. */
async function pageOf({ row, params }: Screen, search: URLSearchParams, client: QueryClient): Promise<OpenedPage> {
  const page = await importPage(row);
  try {
    await prefetch(client, page.loader, { params, search });
    return { page };
  } catch (failure) {
    if (failure instanceof Failure) return { failure };
    throw failure;
  }
}

const hasFoundNothing = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some((query) => query.state.data === null);
