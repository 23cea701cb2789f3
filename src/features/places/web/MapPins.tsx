import type { FocusEvent, KeyboardEvent } from 'react';
import { pillWidth, type PlacedPin } from './crowding.ts';
import styles from './MapPins.module.css';
import type { MapView } from './useMapView.ts';

/** A pin that has the keyboard's focus keeps this far from the map's edge. */
const EDGE_PIXELS = 56;

type Props = {
  placed: readonly PlacedPin[];
  selected: string | undefined;
  onSelect: ((id: string) => void) | undefined;
  onPoint: ((id: string | undefined) => void) | undefined;
  map: MapView;
};

/** A button for everything found, in the list's order; the selected one is drawn once more on top of the others. */
export function MapPins({ placed, selected, onSelect, onPoint, map }: Props) {
  const raised = placed.find(({ pin }) => pin.id === selected);
  return (
    <>
      {placed.map(({ pin, at, isDot }) => (
        <g
          key={pin.id}
          className={styles.pin}
          transform={`translate(${at.x} ${at.y})`}
          role={onSelect ? 'button' : 'img'}
          tabIndex={onSelect && 0}
          aria-label={pin.name}
          aria-pressed={onSelect && pin.id === selected}
          onClick={() => onSelect?.(pin.id)}
          onKeyDown={(event) => (isPress(event) ? press(event, () => onSelect?.(pin.id)) : map.steer(event))}
          onPointerEnter={() => onPoint?.(pin.id)}
          onPointerLeave={() => onPoint?.(undefined)}
          onBlur={() => onPoint?.(undefined)}
          onFocus={(event) => {
            onPoint?.(pin.id);
            if (isOutside(event, at, map)) map.lookAt(at);
          }}
        >
          {isDot ? <Dot /> : <Pill label={pin.label} />}
        </g>
      ))}
      {raised && (
        <g className={styles.raised} transform={`translate(${raised.at.x} ${raised.at.y})`} aria-hidden="true">
          {raised.pin.label === '' ? <Dot /> : <Pill label={raised.pin.label} />}
        </g>
      )}
    </>
  );
}

function Pill({ label }: { label: string }) {
  const width = pillWidth(label);
  return (
    <>
      <rect
        className={styles.focusRing}
        x={`${-width / 2 - 0.3}em`}
        y="-3.2em"
        width={`${width + 0.6}em`}
        height="3.1em"
        rx="1.55em"
      />
      <rect className={styles.tip} x="-0.7em" y="-0.7em" width="0.7em" height="0.7em" transform="rotate(45)" />
      <rect className={styles.pill} x={`${-width / 2}em`} y="-2.9em" width={`${width}em`} height="2.5em" rx="1.25em" />
      <text className={styles.pillText} y="-1.65em" textAnchor="middle" dominantBaseline="central">
        {label}
      </text>
    </>
  );
}

function Dot() {
  return (
    <>
      <circle className={styles.reach} r="22" />
      <circle className={styles.focusRing} r="20" />
      <circle className={styles.dot} r="13" />
    </>
  );
}

const isPress = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' ';

function press(event: KeyboardEvent, select: () => void) {
  event.preventDefault();
  select();
}

/** A pin that was clicked is in sight; only the keyboard can reach one that is not. */
function isOutside(event: FocusEvent<SVGGElement>, at: { x: number; y: number }, { view }: MapView) {
  const box = event.currentTarget.ownerSVGElement?.ownerSVGElement?.getBoundingClientRect();
  if (!box || !event.currentTarget.matches(':focus-visible')) return false;
  return (
    Math.abs(at.x - view.x) > box.width / 2 - EDGE_PIXELS || Math.abs(at.y - view.y) > box.height / 2 - EDGE_PIXELS
  );
}
