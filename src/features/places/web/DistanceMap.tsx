import { Button } from '#web/ui/Button.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { Point } from '../place.ts';
import type { Basemap } from './basemap.ts';
import { type MapPin, placePins, raisePin } from './crowding.ts';
import styles from './DistanceMap.module.css';
import { MapControls } from './MapControls.tsx';
import { MapGround } from './MapGround.tsx';
import { MapLabels } from './MapLabels.tsx';
import { MapPins } from './MapPins.tsx';
import { middleOf, projectionAt } from './projection.ts';
import { useMapView } from './useMapView.ts';

type Props = {
  /** The search point and what it is called. */
  centre: Point & { label: string };
  /** In the order of the list beside the map. */
  pins: readonly MapPin[];
  selected?: string | undefined;
  /** Left out where there is nothing to choose: then pins are no buttons. */
  onSelect?: ((id: string) => void) | undefined;
  /** The pointer or the focus is on a pin, or on none any more. */
  onPoint?: ((id: string | undefined) => void) | undefined;
  /** Offered once the map has been moved; gets the point in its middle. */
  onSearchArea?: ((middle: Point) => void) | undefined;
  /** What that does, where it is not to search there. */
  areaLabel?: string;
  basemap?: Basemap | null | undefined;
};

/** Rings of 2 and 5 miles around the search point with everything found on them; starts afresh with every new search point. */
export function DistanceMap(props: Props) {
  return <MapAround key={`${props.centre.latitude} ${props.centre.longitude}`} {...props} />;
}

// The inner <svg> at 50 % lays the origin into the middle of a box of any size, so that nothing has to be measured.
function MapAround({ centre, pins, selected, onSelect, onPoint, onSearchArea, areaLabel, basemap }: Props) {
  const t = useWords();
  const map = useMapView(centre, pins);
  const { view } = map;
  const project = projectionAt(centre, view.zoom);
  const placed = raisePin(placePins(pins, project), selected);
  return (
    <div className={styles.map}>
      <div className={styles.ground}>
        <svg
          className={styles.canvas}
          role="group"
          aria-label={t('places.map.around', { place: centre.label })}
          {...map.gestures}
        >
          <svg x="50%" y="50%" overflow="visible">
            <g transform={`translate(${-view.x} ${-view.y})`}>
              <MapGround centre={centre} zoom={view.zoom} basemap={basemap} />
              <MapLabels labels={basemap?.labels ?? []} zoom={view.zoom} project={project} placed={placed} />
              <MapPins placed={placed} selected={selected} onSelect={onSelect} onPoint={onPoint} map={map} />
            </g>
          </svg>
        </svg>
        {onSearchArea && map.isMoved && (
          <div className={styles.area}>
            <Button variant="secondary" onKeyDown={map.steer} onClick={() => onSearchArea(middleOf(centre, view))}>
              {areaLabel ?? t('places.map.searchArea')}
            </Button>
          </div>
        )}
      </div>
      <MapControls map={map} />
    </div>
  );
}
