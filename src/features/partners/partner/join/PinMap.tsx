import { useQuery } from '@tanstack/react-query';
import type { Point } from '#features/places/place.ts';
import { DistanceMap } from '#features/places/web/DistanceMap.tsx';
import { basemapFor } from '#features/places/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';

type Props = { pin: Point; name: string; onPut: (point: Point) => void };

/** The pin in the middle of the map; once the map is moved, a button puts the pin into its middle. */
export function PinMap({ pin, name, onPut }: Props) {
  const t = useWords();
  const { data: basemap } = useQuery({ ...basemapFor(pin), meta: { isQuiet: true } });
  return (
    <DistanceMap
      centre={{ ...pin, label: name }}
      pins={[{ ...pin, id: 'pin', label: name, name }]}
      selected="pin"
      onSearchArea={onPut}
      areaLabel={t('partners.pin.put')}
      basemap={basemap}
    />
  );
}
