import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '#web/queries.ts';
import { places } from '../contract.ts';
import type { Point } from '../place.ts';
import { basemapNear } from './basemap.ts';

export const suggestionsFor = (typed: string) => callQuery(places.suggest, { query: { q: typed } });

/** The place that a label, a ZIP code or an id of the address bar names. */
export const placeNamed = (place: string) => callQuery(places.find, { query: { place } });

/** The town around a point. About half a mile is near enough for that, and all that leaves the device. */
export const townNear = ({ latitude, longitude }: Point) =>
  callQuery(places.nearest, { query: { latitude: hundredth(latitude), longitude: hundredth(longitude) } });

export const basemapFor = ({ latitude, longitude }: Point) =>
  queryOptions({
    queryKey: ['places', 'basemap', hundredth(latitude), hundredth(longitude)],
    queryFn: () => basemapNear({ latitude, longitude }),
    staleTime: Infinity,
  });

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
