import * as z from 'zod/mini';

/** The kind of notifications about favourites; its subject is the provider. */
export const FAVOURITE_NOTICE = 'favourite';

/** What the bell says: who shares which provider, and whose care it is for when that is not the reader's own. */
export const FavouriteNoticeFacts = z.object({ by: z.string(), providerName: z.string(), person: z.string() });
export type FavouriteNoticeFacts = z.output<typeof FavouriteNoticeFacts>;
