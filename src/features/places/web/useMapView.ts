import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../place.ts';
import { type Offset, openingView, zoomed } from './projection.ts';

const STEP_PIXELS = 90;
const DRAG_STARTS_AT_PIXELS = 5;

export type Direction = 'north' | 'south' | 'west' | 'east';

const steps: Record<Direction, Offset> = {
  north: { x: 0, y: -STEP_PIXELS },
  south: { x: 0, y: STEP_PIXELS },
  west: { x: -STEP_PIXELS, y: 0 },
  east: { x: STEP_PIXELS, y: 0 },
};

const keys: Record<string, Direction> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };

/** What the map shows and every way to change it. */
export function useMapView(centre: Point, pins: readonly Point[]) {
  const [opening] = useState(() => openingView(centre, pins));
  const [view, setView] = useState(opening);
  const move = ({ x, y }: Offset) => setView((now) => ({ ...now, x: now.x + x, y: now.y + y }));
  const zoom = (by: number) => setView((now) => zoomed(now, by));
  const step = (direction: Direction) => move(steps[direction]);
  return {
    view,
    zoom,
    step,
    isMoved: Math.hypot(view.x, view.y) > STEP_PIXELS / 4,
    recentre: () => setView(opening),
    lookAt: (at: Offset) => setView((now) => ({ ...now, ...at })),
    steer: (event: KeyboardEvent) => steer(event, step, zoom),
    drag: useDrag(move),
  };
}

export type MapView = ReturnType<typeof useMapView>;

function steer(event: KeyboardEvent, step: (direction: Direction) => void, zoom: (by: number) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = keys[event.key];
  const by = { '+': 1, '=': 1, '-': -1 }[event.key];
  if (direction) step(direction);
  else if (by) zoom(by);
  else return;
  event.preventDefault();
}

/** Dragging is an extra: whatever it does, the buttons and keys do too. */
function useDrag(move: (by: Offset) => void) {
  const last = useRef<Offset>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button === 0) last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!last.current) return;
      const by = { x: last.current.x - event.clientX, y: last.current.y - event.clientY };
      const isDragging = event.currentTarget.hasPointerCapture(event.pointerId);
      if (!isDragging && Math.hypot(by.x, by.y) < DRAG_STARTS_AT_PIXELS) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
      move(by);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
