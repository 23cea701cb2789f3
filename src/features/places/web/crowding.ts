import type { Point } from '../place.ts';
import type { Offset, Projection } from './projection.ts';

export type MapPin = Point & {
  id: string;
  /** The few letters on the pin, such as '$84'; empty for a dot. */
  label: string;
  /** What the pin is called: 'Jacaranda Day Center, $84 a day'. */
  name: string;
};

/** A rectangle on the map, in pixels from the search point. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** The size of text in pixels at the standard text size, which crowding is reckoned with. */
const EM = 18;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some((other) => overlap(box, other));

/** How wide a pin's pill is, in em. */
export const pillWidth = (label: string): number => 1.7 + label.length * 0.62;

export function textBox({ x, y }: Offset, text: string, size: number): Box {
  const half = text.length * size * 0.28;
  return { left: x - half, right: x + half, top: y - size, bottom: y + size * 0.3 };
}

export const markerBox: Box = { left: -16, right: 16, top: -16, bottom: 16 };

export type PlacedPin = { pin: MapPin; at: Offset; isDot: boolean; box: Box };

/** Pins in their order. One whose price would cover an earlier pin becomes a dot, as does one without a label. */
export function placePins(pins: readonly MapPin[], project: Projection): PlacedPin[] {
  const placed: PlacedPin[] = [];
  for (const pin of pins) {
    const at = project(pin);
    const pill = pillBox(at, pin.label);
    const isDot = pin.label === '' || !isFree(pill, [markerBox, ...placed.map(({ box }) => box)]);
    placed.push({ pin, at, isDot, box: isDot ? dotBox(at) : pill });
  }
  return placed;
}

function pillBox({ x, y }: Offset, label: string): Box {
  const half = (pillWidth(label) * EM) / 2;
  return { left: x - half, right: x + half, top: y - 2.9 * EM, bottom: y };
}

const dotBox = ({ x, y }: Offset): Box => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 });
