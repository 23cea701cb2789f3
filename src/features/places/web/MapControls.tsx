import { LocateFixed, Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './MapControls.module.css';
import { zoomSteps } from './projection.ts';
import type { MapView } from './useMapView.ts';

/** Below the map, so that nothing of it is covered: how to read it, nearer and wider, and the way back once it has been moved. */
export function MapControls({ map }: { map: MapView }) {
  const t = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const control = (name: string, icon: ReactNode, act: () => void, isAtEnd = false) => (
    <button
      type="button"
      className={styles.control}
      aria-label={t(`places.map.${name}`)}
      aria-disabled={isAtEnd || undefined}
      onClick={act}
      onKeyDown={map.steer}
    >
      {icon}
    </button>
  );
  const recentre = () => {
    map.recentre();
    bar.current?.querySelector('button')?.focus(); // its own button goes
  };
  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.caption}>{t('places.map.caption')}</p>
      {control('zoomIn', <Plus aria-hidden="true" />, () => map.zoom(1), map.view.zoom === zoomSteps.length - 1)}
      {control('zoomOut', <Minus aria-hidden="true" />, () => map.zoom(-1), map.view.zoom === 0)}
      {map.isMoved && control('recentre', <LocateFixed aria-hidden="true" size={22} />, recentre)}
    </div>
  );
}
