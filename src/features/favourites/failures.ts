export const favouriteFailures = {
  favourites_full: 409,
} as const;
type FavouriteFailures = typeof favouriteFailures;

declare module '#shared/failure.ts' {
  interface FailureStatuses extends FavouriteFailures {}
}
