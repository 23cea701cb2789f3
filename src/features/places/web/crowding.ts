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

/** Where a pin's pill stands from its point: a pill above points at it, any other stands beside a small dot. */
export type Side = 'above' | 'below' | 'right' | 'left';
/** `side` is undefined for a pin that is a dot only; `box` is what its pill or dot covers. */
export type PlacedPin = { pin: MapPin; at: Offset; side: Side | undefined; box: Box };

const sides = ['above', 'below', 'right', 'left'] as const;

/** Pins in their order. One whose price would cover an earlier pin, the point of any other or the search point becomes a dot, as does one without a label. */
export function placePins(pins: readonly MapPin[], project: Projection): PlacedPin[] {
  const spots = pins.map((pin) => ({ pin, at: project(pin) }));
  const placed: PlacedPin[] = [];
  for (const { pin, at } of spots) {
    const taken = [markerBox, ...pointsBeside(at, spots), ...placed.map(({ box }) => box)];
    const side = pin.label === '' ? undefined : sides.find((side) => isFree(pillBox(at, pin.label, side), taken));
    placed.push({ pin, at, side, box: side ? pillBox(at, pin.label, side) : dotBox(at) });
  }
  return placed;
}

/** The same with the chosen pin's price to be read: it stands off the search point, and what it would cover becomes a dot. */
export function raisePin(placed: readonly PlacedPin[], chosen: string | undefined): readonly PlacedPin[] {
  const raised = placed.find(({ pin }) => pin.id === chosen);
  if (!raised || raised.side || raised.pin.label === '') return placed;
  const { pin, at } = raised;
  const points = pointsBeside(at, placed);
  const covers = (side: Side) => points.filter((point) => overlap(point, pillBox(at, pin.label, side))).length;
  const open = sides.filter((side) => isFree(pillBox(at, pin.label, side), [markerBox]));
  const [side = 'above'] = open.toSorted((one, other) => covers(one) - covers(other));
  const box = pillBox(at, pin.label, side);
  return placed.map((other) => {
    if (other === raised) return { ...raised, side, box };
    return other.side && overlap(other.box, box) ? { ...other, side: undefined, box: dotBox(other.at) } : other;
  });
}

/** The points of other pins; one at the same spot cannot be left free. */
const pointsBeside = (at: Offset, others: readonly { at: Offset }[]) =>
  others.map((other) => pointBox(other.at)).filter((point) => !overlap(point, pointBox(at)));

/** How far a pill beside its point stands from it, in em. */
export const PILL_GAP = 0.9;

function pillBox({ x, y }: Offset, label: string, side: Side): Box {
  const width = pillWidth(label) * EM;
  const [gap, height] = [PILL_GAP * EM, 2.5 * EM];
  if (side === 'right') return { left: x + gap, right: x + gap + width, top: y - height / 2, bottom: y + height / 2 };
  if (side === 'left') return { left: x - gap - width, right: x - gap, top: y - height / 2, bottom: y + height / 2 };
  const [left, right] = [x - width / 2, x + width / 2];
  if (side === 'below') return { left, right, top: y + gap, bottom: y + gap + height };
  return { left, right, top: y - 2.9 * EM, bottom: y };
}

const dotBox = ({ x, y }: Offset): Box => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 });
/** What the point of a pin covers, wherever its pill stands. */
export const pointBox = ({ x, y }: Offset): Box => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 });
