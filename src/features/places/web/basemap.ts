import { milesBetween, type Point } from '../place.ts';
import type { Line } from './projection.ts';

/** A town's name on the map: 1 is the biggest kind, 3 the smallest, 0 is no town but a mountain or a bay. */
export type MapLabel = Point & { name: string; rank: number };

/** What a metropolitan area looks like from far above, much simplified. */
export type Basemap = {
  hills: Line[];
  water: Line[];
  rivers: Line[];
  roads: Line[];
  streets: Line[];
  labels: MapLabel[];
};

const REACH_MILES = 35;

const metros = [
  { latitude: 34.1, longitude: -118.19, bring: () => import('./basemap/los-angeles.json') },
  { latitude: 29.4241, longitude: -98.4936, bring: () => import('./basemap/san-antonio.json') },
  { latitude: 27.9475, longitude: -82.4584, bring: () => import('./basemap/tampa.json') },
];

/** The drawing of the area around a point; none where nobody has drawn one. */
export async function basemapNear(point: Point): Promise<Basemap | null> {
  const metro = metros.find((candidate) => milesBetween(candidate, point) <= REACH_MILES);
  return metro ? (await metro.bring()).default : null;
}
