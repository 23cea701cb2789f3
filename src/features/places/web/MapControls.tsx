import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, LocateFixed, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './MapControls.module.css';
import { zoomSteps } from './projection.ts';
import type { MapView } from './useMapView.ts';

const directions = [
  { name: 'north', icon: <ChevronUp aria-hidden="true" /> },
  { name: 'west', icon: <ChevronLeft aria-hidden="true" /> },
  { name: 'east', icon: <ChevronRight aria-hidden="true" /> },
  { name: 'south', icon: <ChevronDown aria-hidden="true" /> },
] as const;

/** Zoom and return at the top, the four directions at the bottom: all that a finger can drag, without dragging. */
export function MapControls({ map }: { map: MapView }) {
  const t = useWords();
  const control = (name: string, icon: ReactNode, act: () => void, isAtEnd = false) => (
    <button
      key={name}
      type="button"
      className={styles.control}
      data-for={name}
      aria-label={t(`places.map.${name}`)}
      aria-disabled={isAtEnd || undefined}
      onClick={act}
      onKeyDown={map.steer}
    >
      {icon}
    </button>
  );
  return (
    <>
      <div className={styles.zoom}>
        {control('zoomIn', <Plus aria-hidden="true" />, () => map.zoom(1), map.view.zoom === zoomSteps.length - 1)}
        {control('zoomOut', <Minus aria-hidden="true" />, () => map.zoom(-1), map.view.zoom === 0)}
        {control('recentre', <LocateFixed aria-hidden="true" size={22} />, map.recentre)}
      </div>
      <div className={styles.pad}>{directions.map(({ name, icon }) => control(name, icon, () => map.step(name)))}</div>
    </>
  );
}
