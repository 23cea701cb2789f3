import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
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
    gestures: useGestures({ move, zoom }),
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

const PINCH = 1.35;

/** One finger or the mouse drags, two fingers zoom, and a tap on the ground brings it into the middle: what dragging does, without it. */
function useGestures({ move, zoom }: { move: (by: Offset) => void; zoom: (by: number) => void }) {
  const down = useRef(new Map<number, Offset>());
  const spread = useRef<number>(undefined);
  const isTap = useRef(false);
  const end = (event: PointerEvent<SVGSVGElement>) => {
    down.current.delete(event.pointerId);
    spread.current = undefined;
  };
  const pinch = () => {
    const now = spreadOf([...down.current.values()]);
    const before = (spread.current ??= now);
    if (now < before * PINCH && now > before / PINCH) return;
    zoom(now > before ? 1 : -1);
    spread.current = now;
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      isTap.current = down.current.size === 0;
      down.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const last = down.current.get(event.pointerId);
      if (!last) return;
      const now = placeOf(event);
      const by = { x: last.x - now.x, y: last.y - now.y };
      const isDragging = event.currentTarget.hasPointerCapture(event.pointerId);
      if (!isDragging && Math.hypot(by.x, by.y) < DRAG_STARTS_AT_PIXELS) return;
      isTap.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, now);
      if (down.current.size > 1) pinch();
      else move(by);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick(event: MouseEvent<SVGSVGElement>) {
      const isOnPin = event.target instanceof Element && event.target.closest('[role=button]') !== null;
      if (!isTap.current || isOnPin) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      move({ x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
    },
  };
}

const placeOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
const spreadOf = ([one, other]: Offset[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
