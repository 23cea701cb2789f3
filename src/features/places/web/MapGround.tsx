import { memo } from 'react';
import type { Point } from '../place.ts';
import type { Basemap } from './basemap.ts';
import styles from './MapGround.module.css';
import { curveOf, outlineOf, projectionAt, ringRadius } from './projection.ts';
import { ringMiles } from './rings.ts';

/** Widths of main roads, streets and rivers in pixels, per zoom step. */
const widths = [
  { road: 3, street: 0, river: 2 },
  { road: 5, street: 1.5, river: 4 },
  { road: 8, street: 3, river: 6 },
  { road: 11, street: 5, river: 9 },
  { road: 15, street: 8, river: 14 },
] as const;

type Props = { centre: Point; zoom: number; basemap: Basemap | null | undefined };

/** Everything that lies still: land, roads, rings and the search point. Redrawn for another zoom, not for another place. */
export const MapGround = memo(function MapGround({ centre, zoom, basemap }: Props) {
  return (
    <g aria-hidden="true">
      {basemap && <Land basemap={basemap} centre={centre} zoom={zoom} />}
      {ringMiles.map((miles, index) => (
        <circle key={miles} className={index === 0 ? styles.innerRing : styles.ring} r={ringRadius(miles, zoom)} />
      ))}
      <circle className={styles.youHalo} r="25" />
      <circle className={styles.you} r="12" />
    </g>
  );
});

function Land({ basemap, centre, zoom }: { basemap: Basemap; centre: Point; zoom: number }) {
  const project = projectionAt(centre, zoom);
  const { road, street, river } = widths[zoom] ?? widths[2];
  const curves = (lines: Basemap['roads']) => lines.map((line) => curveOf(line, project)).join('');
  const outlines = (lines: Basemap['hills']) => lines.map((line) => outlineOf(line, project)).join('');
  return (
    <>
      <path className={styles.hills} d={outlines(basemap.hills)} />
      <path className={styles.water} d={outlines(basemap.water)} />
      <path className={styles.river} strokeWidth={river} d={curves(basemap.rivers)} />
      {street > 0 && <path className={styles.road} strokeWidth={street} d={curves(basemap.streets)} />}
      <path className={styles.roadEdge} strokeWidth={road * 1.4} d={curves(basemap.roads)} />
      <path className={styles.road} strokeWidth={road} d={curves(basemap.roads)} />
    </>
  );
}
