import type { QueryClient } from '@tanstack/react-query';
import { clearCaches } from './caches.ts';
import type { RouterParts } from '#web/router.ts';
import { prefetch } from '#web/prefetch.ts';
import { connected } from '#web/connection.ts';
import { importPage as ofProduct, isBrought } from '#web/pages.ts';
import type { PageModule } from '#web/page-module.ts';
import type { Row } from '#web/routes.ts';
import { session } from '#web/session.ts';
import { hasBookings, pagesOfBookings } from './product-pages.ts';
import { headerOf } from './shell/headers.ts';

type Sources = {
  client: QueryClient;
  isLoggedIn: () => boolean;
  bringWords: (row: Row) => Promise<void>;
  /** From the modules of the product, when left out. */
  importPage?: (row: Row) => Promise<PageModule>;
};

/** Loads a screen: its module, words and header in parallel, then the queries of its page. */
export const routeLoader =
  ({ client, isLoggedIn, bringWords, importPage = ofProduct }: Sources): RouterParts['prepare'] =>
  async ({ row, params }, search) => {
    clearCaches(); // at every route, as the specification wants
    if (!isBrought(row)) await connected();
    const [page] = await Promise.all([
      importPage(row),
      bringWords(row),
      headerOf(row, isLoggedIn(), session.workspace())?.Header.bring(),
      hasBookings(row) && pagesOfBookings.bring(),
    ]);
    await prefetch(client, page.loader, { params, search });
    return page;
  };
