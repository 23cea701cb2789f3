import { createContext, use } from 'react';

/** Where the pages of one service are. */
export type ServicePages = {
  provider: (id: string) => string;
  /** Where its next free day is booked. */
  book: (id: string, day: string) => string;
  /** Where several of them stand side by side. */
  compare?: (ids: readonly string[]) => string;
};

/** What whoever composes the product hands in, so that favourites know no service. */
export type FavouritePages = {
  services: Readonly<Record<string, ServicePages>>;
};

const Composed = createContext<FavouritePages>({ services: {} });
export const FavouritePagesProvider = Composed.Provider;
export const useFavouritePages = (): FavouritePages => use(Composed);
