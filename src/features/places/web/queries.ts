import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web/ask.ts';
import { places } from '../contract.ts';
import type { Point } from '../place.ts';
import { basemapNear } from './basemap.ts';

export const suggestionsFor = (typed: string) => ask(places.suggest, { query: { q: typed } });

/** The place that a label, a ZIP code or an id of the address bar names. */
export const placeNamed = (place: string) => ask(places.find, { query: { place } });

/** The town around a point. About half a mile is near enough for that, and all that leaves the device. */
export const townNear = ({ latitude, longitude }: Point) =>
  ask(places.nearest, { query: { latitude: hundredth(latitude), longitude: hundredth(longitude) } });

export const basemapFor = ({ latitude, longitude }: Point) =>
  queryOptions({
    queryKey: ['places', 'basemap', hundredth(latitude), hundredth(longitude)],
    queryFn: () => basemapNear({ latitude, longitude }),
    staleTime: Infinity,
  });

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
