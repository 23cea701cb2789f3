/** What pages say of a search before anything is asked; apart from the schemas, so that such pages do not bring them. */
export const distances = [2, 5, 10, 25, 50] as const;
export const DEFAULT_MILES = 25;
/** A day’s drive: farther away nobody is near. */
export const MOST_MILES = 300;
export const RESULTS_A_PAGE = 20;
/** So many are counted at first, around a place so many of the nearest of each kind; beyond, counts say '100+'. */
export const MOST_COUNTED = 100;
/** So many providers stand side by side. */
export const MOST_COMPARED = 4;

/** The part of a search that is the same for every service. */
export type ListSearch = { sort: string; page: number };

/** The part of a search around a place. */
export type PlaceSearch = ListSearch & {
  place: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  miles: number;
};

/** The id of the place where the device is: it travels as coordinates, not by its name. */
export const HERE = 'here';

export const hasPlace = ({ place, latitude, longitude }: Pick<PlaceSearch, 'place' | 'latitude' | 'longitude'>) =>
  place !== '' || (latitude !== undefined && longitude !== undefined);
