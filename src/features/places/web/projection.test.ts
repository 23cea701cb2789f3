import { describe, expect, test } from 'vitest';
import { seeded } from '#shared/seeded.ts';
import { milesBetween } from '../place.ts';
import { type Box, markerBox, placePins, raisePin } from './crowding.ts';
import {
  curveOf,
  middleOf,
  openingView,
  outlineOf,
  projectionAt,
  ringRadius,
  zoomed,
  zoomSteps,
} from './projection.ts';

const pasadena = { latitude: 34.1478, longitude: -118.1445 };
const altadena = { latitude: 34.1897, longitude: -118.1312 };
const allZooms = [...zoomSteps.keys()];

test('the search point lies in the middle, and what is north-east of it above and to the right', () => {
  for (const zoom of allZooms) expect(projectionAt(pasadena, zoom)(pasadena)).toEqual({ x: 0, y: 0 });
  const { x, y } = projectionAt(pasadena, 2)(altadena);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
});

test('distances on the map are those on the ground', () => {
  for (const zoom of allZooms) {
    const { x, y } = projectionAt(pasadena, zoom)(altadena);
    expect(Math.hypot(x, y) / ringRadius(milesBetween(pasadena, altadena), zoom)).toBeCloseTo(1, 2);
  }
});

test('the middle of a moved view is the point that lies there', () => {
  for (const zoom of allZooms) {
    const middle = middleOf(pasadena, { ...projectionAt(pasadena, zoom)(altadena), zoom });
    expect(milesBetween(middle, altadena)).toBeLessThan(0.02);
  }
});

describe('zooming', () => {
  test('keeps the middle where it is', () => {
    const view = { x: 100, y: -40, zoom: 2 };
    const before = middleOf(pasadena, view);
    expect(milesBetween(before, middleOf(pasadena, zoomed(view, 1)))).toBeLessThan(0.001);
  });

  test('ends at the last step either way', () => {
    expect(zoomed({ x: 0, y: 0, zoom: 0 }, -1).zoom).toBe(0);
    expect(zoomed({ x: 0, y: 0, zoom: zoomSteps.length - 1 }, 1).zoom).toBe(zoomSteps.length - 1);
  });
});

test('opens closer for near pins than for far ones, and needs none', () => {
  expect(openingView(pasadena, []).zoom).toBe(2);
  expect(openingView(pasadena, [altadena]).zoom).toBe(2);
  expect(openingView(pasadena, [{ latitude: 34.3, longitude: -118.14 }]).zoom).toBe(1);
  expect(openingView(pasadena, [{ latitude: 34.5, longitude: -118.14 }]).zoom).toBe(0);
});

test('draws outlines that close and curves that pass through every point', () => {
  const line = [
    [34.15, -118.14],
    [34.16, -118.13],
    [34.17, -118.15],
  ];
  const project = projectionAt(pasadena, 2);
  expect(outlineOf(line, project)).toMatch(/^M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+){2}Z$/);
  const { x, y } = project({ latitude: 34.17, longitude: -118.15 });
  expect(curveOf(line, project)).toMatch(new RegExp(`^M.*C.*C.* ${x} ${y}$`));
});

test('a price that would cover an earlier one becomes a dot until the map is closer', () => {
  const pin = (id: string, longitude: number, label = '$84') => ({ id, latitude: 34.17, longitude, label, name: id });
  const pins = [pin('first', -118.14), pin('second', -118.138), pin('far', -118.1), pin('nameless', -118.2, '')];
  const dotsAt = (zoom: number) =>
    placePins(pins, projectionAt(pasadena, zoom))
      .filter(({ side }) => !side)
      .map(({ pin: { id } }) => id);
  expect(dotsAt(2)).toEqual(['second', 'nameless']);
  expect(dotsAt(1)).toContain('second');
  expect(placePins(pins, projectionAt(pasadena, 0)).map(({ pin: { id } }) => id)).toEqual([
    'first',
    'second',
    'far',
    'nameless',
  ]);
});

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

test('no price covers another one, the point of another pin or the search point, whichever pin is chosen', () => {
  const random = seeded('pins');
  const pins = Array.from({ length: 20 }, (_, index) => ({
    id: String(index),
    latitude: pasadena.latitude + (random() - 0.5) * 0.2,
    longitude: pasadena.longitude + (random() - 0.5) * 0.2,
    label: index % 3 === 0 ? '$5,200/4 wk' : '$84/day',
    name: String(index),
  }));
  pins.push({ ...pasadena, id: 'here', label: '$5,200/4 wk', name: 'here' });
  const placed = placePins(pins, projectionAt(pasadena, 2));
  expect(placed.filter(({ side }) => side).length).toBeGreaterThan(10);
  for (const chosen of [undefined, ...pins.map(({ id }) => id)]) {
    const shown = raisePin(placed, chosen);
    const pills = shown.filter(({ side }) => side);
    for (const { pin, box } of pills) {
      expect([chosen, pin.id, overlaps(box, markerBox)]).toEqual([chosen, pin.id, false]);
      expect(pills.filter((other) => other.pin !== pin && overlaps(other.box, box))).toEqual([]);
    }
    expect(shown.map(({ pin }) => pin.id)).toEqual(pins.map(({ id }) => id));
    if (chosen) expect(shown.find(({ pin }) => pin.id === chosen)?.side).toBeDefined();
  }
});
