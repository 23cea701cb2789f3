import type { CentreProfile } from '../partner-contract.ts';

/** The center that the address names (`?centre=`), or the first of mine; undefined when I have none. */
export const chosenCentre = (centres: readonly CentreProfile[], search: URLSearchParams): CentreProfile | undefined =>
  centres.find(({ _id }) => _id === search.get('centre')) ?? centres[0];
