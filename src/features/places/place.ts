import * as z from 'zod/mini';

export const Point = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.output<typeof Point>;

/** A town, or one ZIP code of it; `id` and `label` both lead back to it. The point is its middle. */
export const Place = z.object({
  id: z.string(),
  label: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.optional(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.output<typeof Place>;

export const EARTH_RADIUS_MILES = 3958.8;
const MERCATOR_RADIUS_METRES = 6_378_137;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** Straight over the ground, in statute miles (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const rise = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2;
  const turn = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const chord = rise + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * turn;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Web Mercator (EPSG:3857): x grows eastward, y northward, in metres that are true at the equator only. */
export function mercatorOf({ latitude, longitude }: Point): { x: number; y: number } {
  return {
    x: MERCATOR_RADIUS_METRES * toRadians(longitude),
    y: MERCATOR_RADIUS_METRES * Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2)),
  };
}

/** The way back from mercatorOf. */
export function pointOf({ x, y }: { x: number; y: number }): Point {
  return {
    latitude: toDegrees(2 * Math.atan(Math.exp(y / MERCATOR_RADIUS_METRES)) - Math.PI / 2),
    longitude: toDegrees(x / MERCATOR_RADIUS_METRES),
  };
}

/** How many Mercator metres make one mile on the ground at that latitude. */
export const mercatorPerMile = (latitude: number): number =>
  MERCATOR_RADIUS_METRES / (EARTH_RADIUS_MILES * Math.cos(toRadians(latitude)));

/** 'Pasadena, CA' or 'Pasadena, CA 91101'. */
export const labelOf = ({ city, state, zip }: Pick<Place, 'city' | 'state' | 'zip'>): string =>
  `${city}, ${state}${zip ? ` ${zip}` : ''}`;

/** The five digits of a typed ZIP code: '91101', ' 91101-2204 ', '911012204'; undefined for anything else. */
export const readZip = (text: string): string | undefined => /^(\d{5})(?:[-\s]?\d{4})?$/.exec(text.trim())?.[1];
