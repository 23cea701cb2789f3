import type { FocusEvent, KeyboardEvent } from 'react';
import { PILL_GAP, pillWidth, type PlacedPin, type Side } from './crowding.ts';
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
      {placed.map(({ pin, at, side }) => (
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
          {side ? <Pill label={pin.label} side={side} /> : <Dot />}
        </g>
      ))}
      {raised && (
        <g className={styles.raised} transform={`translate(${raised.at.x} ${raised.at.y})`} aria-hidden="true">
          {raised.side ? <Pill label={raised.pin.label} side={raised.side} /> : <Dot />}
        </g>
      )}
    </>
  );
}

function Pill({ label, side }: { label: string; side: Side }) {
  const width = pillWidth(label);
  const x = { above: -width / 2, below: -width / 2, right: PILL_GAP, left: -PILL_GAP - width }[side];
  const y = { above: -2.9, below: PILL_GAP, right: -1.25, left: -1.25 }[side];
  const em = (length: number) => `${Math.round(length * 1000) / 1000}em`;
  return (
    <>
      <rect
        className={styles.focusRing}
        x={em(x - 0.3)}
        y={em(y - 0.3)}
        width={em(width + 0.6)}
        height="3.1em"
        rx="1.55em"
      />
      {side === 'above' ? (
        <rect className={styles.tip} x="-0.7em" y="-0.7em" width="0.7em" height="0.7em" transform="rotate(45)" />
      ) : (
        <circle className={styles.point} r="7" />
      )}
      <rect className={styles.pill} x={em(x)} y={em(y)} width={em(width)} height="2.5em" rx="1.25em" />
      <text
        className={styles.pillText}
        x={em(x + width / 2)}
        y={em(y + 1.25)}
        textAnchor="middle"
        dominantBaseline="central"
      >
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
