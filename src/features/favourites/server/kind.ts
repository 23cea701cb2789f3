import type { Db } from '#server/db/db.ts';
import type { Speech } from '#features/bookings/server/kind.ts';
import type { FavouriteService, FavouriteStatus } from '../contract.ts';

/** What a service says today of one of its providers. */
export type FavouriteFacts = {
  what: string;
  price: string | null;
  nextFreeDay: string | null;
  standing: FavouriteStatus;
};

/**
 * The favourites of one service: the centers, the doctors. Whoever composes the server hands them in; nothing in favourites
 * names a service.
 */
export type FavouriteKind = {
  /** In the address of no page and in no table: what pages choose their links by. */
  service: FavouriteService;
  /** `providers.kind`. */
  providerKinds: readonly string[];
  /** What each of these providers costs and has free at this moment. */
  describe: (
    db: Db,
    ids: readonly string[],
    saying: { speech: Speech; now: Date },
  ) => Promise<Map<string, FavouriteFacts>>;
};

export type FavouriteKinds = Readonly<Record<FavouriteService, FavouriteKind>>;

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    favouriteKinds: FavouriteKinds;
  }
}
