import { useWords } from '#web/i18n/words.tsx';
import type { MapLabel } from './basemap.ts';
import { type Box, isFree, markerBox, type PlacedPin, pointBox, textBox } from './crowding.ts';
import styles from './MapLabels.module.css';
import type { Offset, Projection } from './projection.ts';
import { ringLabelAt, ringLabelBox, ringMiles } from './rings.ts';

type Props = { labels: readonly MapLabel[]; zoom: number; project: Projection; placed: readonly PlacedPin[] };

/** The names of rings and towns. One that would cover a pin or another name is left out. */
export function MapLabels({ labels, zoom, project, placed }: Props) {
  const t = useWords();
  const taken = placed.flatMap(({ at, box }) => [box, pointBox(at)]);
  const rings = ringMiles.flatMap((miles) => {
    const at = ringLabelAt(miles, zoom, taken);
    return at ? [{ miles, at }] : [];
  });
  const towns = placeLabels(
    labels.filter(({ rank }) => rank <= zoom + 1),
    project,
    [...taken, ...rings.map(({ at }) => ringLabelBox(at))],
  );
  return (
    <g aria-hidden="true">
      {rings.map(({ miles, at }) => (
        <g key={miles} transform={`translate(${at.x} ${at.y})`}>
          <rect className={styles.ringPlate} x="-1.7em" y="-0.8em" width="3.4em" height="1.6em" rx="0.8em" />
          <text className={styles.ringText} textAnchor="middle" dominantBaseline="central">
            {t('places.map.miles', { count: miles })}
          </text>
        </g>
      ))}
      {towns.map(({ label, at }) => (
        <text key={label.name} className={styles.label} data-rank={label.rank} textAnchor="middle" x={at.x} y={at.y}>
          {label.name}
        </text>
      ))}
    </g>
  );
}

type PlacedLabel = { label: MapLabel; at: Offset };

function placeLabels(labels: readonly MapLabel[], project: Projection, pins: readonly Box[]): PlacedLabel[] {
  const taken = [...pins, markerBox];
  return labels.flatMap((label) => {
    const spot = project(label);
    const isUnderMarker = Math.hypot(spot.x, spot.y) < 26;
    const at = isUnderMarker ? { x: spot.x, y: spot.y + 42 } : spot;
    const box = textBox(at, label.name, label.rank === 1 ? 19 : 17);
    if (!isFree(box, taken)) return [];
    taken.push(box);
    return [{ label, at }];
  });
}
