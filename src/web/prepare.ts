import type { QueryClient } from '@tanstack/react-query';
import { clearCaches } from './caches.ts';
import type { Means } from './journey.ts';
import { prefetch } from './load.ts';
import { importPage } from './pages.ts';
import type { Row } from './routes.ts';
import { headerOf } from './shell/headers.ts';

type Sources = { client: QueryClient; isLoggedIn: () => boolean; bringWords: (row: Row) => Promise<void> };

/** Brings a screen: its module, words and header side by side, then the answers to the questions of its page. */
export const preparing =
  ({ client, isLoggedIn, bringWords }: Sources): Means['prepare'] =>
  async ({ row, params }, search) => {
    clearCaches(); // at every route, as the specification wants
    const [page] = await Promise.all([importPage(row), bringWords(row), headerOf(row, isLoggedIn())?.Header.bring()]);
    await prefetch(client, page.questions, { params, search });
    return page;
  };
