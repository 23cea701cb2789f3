import { mercatorOf, mercatorPerMile, milesBetween, type Point, pointOf } from '../place.ts';

/** How many pixels one mile takes, from the widest view to the closest. */
export const zoomSteps = [10, 20, 38, 76, 150] as const;
const USUAL_ZOOM = 2;
/** Three quarters of the pins lie this near to the middle when the map opens. */
const OPENING_REACH_PIXELS = 260;

/** Pixels to the right of and below the search point. */
export type Offset = { x: number; y: number };
/** What is seen: the zoom step, and where its middle lies. */
export type View = Offset & { zoom: number };
export type Projection = (point: Point) => Offset;

const pixelsPerMile = (zoom: number) => zoomSteps[zoom] ?? zoomSteps[USUAL_ZOOM];

/** Mercator around the search point, to a tenth of a pixel. */
export function projectionAt(origin: Point, zoom: number): Projection {
  const middle = mercatorOf(origin);
  const scale = pixelsPerMile(zoom) / mercatorPerMile(origin.latitude);
  return (point) => {
    const { x, y } = mercatorOf(point);
    return { x: tenth((x - middle.x) * scale), y: tenth((middle.y - y) * scale) };
  };
}

/** The point on the ground under the middle of the view. */
export function middleOf(origin: Point, { x, y, zoom }: View): Point {
  const middle = mercatorOf(origin);
  const scale = pixelsPerMile(zoom) / mercatorPerMile(origin.latitude);
  return pointOf({ x: middle.x + x / scale, y: middle.y - y / scale });
}

/** The view that a map opens with: closer in when the pins are close, wider when they are far. */
export function openingView(origin: Point, pins: readonly Point[]): View {
  const miles = pins.map((pin) => milesBetween(origin, pin)).sort((a, b) => a - b);
  const reach = miles[Math.floor((miles.length - 1) * 0.75)] ?? 0;
  const fitting = [USUAL_ZOOM, 1, 0].find((zoom) => reach * pixelsPerMile(zoom) <= OPENING_REACH_PIXELS);
  return { x: 0, y: 0, zoom: fitting ?? 0 };
}

/** The same middle one or more steps nearer (positive) or wider (negative), as far as the steps go. */
export function zoomed(view: View, steps: number): View {
  const zoom = Math.min(zoomSteps.length - 1, Math.max(0, view.zoom + steps));
  const growth = pixelsPerMile(zoom) / pixelsPerMile(view.zoom);
  return { x: view.x * growth, y: view.y * growth, zoom };
}

export const ringRadius = (miles: number, zoom: number): number => miles * pixelsPerMile(zoom);

/** Pairs of latitude and longitude, as the base maps hold them. */
export type Line = readonly (readonly number[])[];

const offsetsOf = (line: Line, project: Projection) =>
  line.map(([latitude = 0, longitude = 0]) => project({ latitude, longitude }));

/** An area's outline as an SVG path. */
export const outlineOf = (line: Line, project: Projection): string =>
  `M${offsetsOf(line, project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** A road or river as an SVG path that bends softly through its points (Catmull-Rom). */
export function curveOf(line: Line, project: Projection): string {
  const spots = offsetsOf(line, project);
  const bends = spots.slice(1).map((to, index) => {
    const from = spots[index] ?? to;
    const before = spots[index - 1] ?? from;
    const after = spots[index + 2] ?? to;
    const leave = `${tenth(from.x + (to.x - before.x) / 6)} ${tenth(from.y + (to.y - before.y) / 6)}`;
    const arrive = `${tenth(to.x - (after.x - from.x) / 6)} ${tenth(to.y - (after.y - from.y) / 6)}`;
    return `C${leave} ${arrive} ${to.x} ${to.y}`;
  });
  return `M${spots[0]?.x ?? 0} ${spots[0]?.y ?? 0}${bends.join('')}`;
}

const tenth = (pixels: number) => Math.round(pixels * 10) / 10;
