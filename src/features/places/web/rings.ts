import { type Box, isFree, markerBox } from './crowding.ts';
import { type Offset, ringRadius } from './projection.ts';

/** How far the two rings lie from the search point. */
export const ringMiles = [2, 5] as const;

const HALF_WIDTH = 30;
const HALF_HEIGHT = 14;

/** Where a ring's name stands: below, above, right or left of the middle, wherever nothing else is. */
export function ringLabelAt(miles: number, zoom: number, taken: readonly Box[]): Offset | undefined {
  const radius = ringRadius(miles, zoom);
  const spots = [
    { x: 0, y: radius },
    { x: 0, y: -radius },
    { x: radius, y: 0 },
    { x: -radius, y: 0 },
  ];
  return spots.find((spot) => isFree(ringLabelBox(spot), [...taken, markerBox]));
}

export const ringLabelBox = ({ x, y }: Offset): Box => ({
  left: x - HALF_WIDTH,
  right: x + HALF_WIDTH,
  top: y - HALF_HEIGHT,
  bottom: y + HALF_HEIGHT,
});
