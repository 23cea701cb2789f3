import { useQuery } from '@tanstack/react-query';
import type { Point } from '#features/places/place.ts';
import { DistanceMap } from '#features/places/web/DistanceMap.tsx';
import { basemapFor } from '#features/places/web/queries.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { CentreCard } from '../../centre.ts';
import { priceInWords, priceOf } from '../price-label.ts';

type Props = {
  place: Point & { label: string };
  centres: readonly CentreCard[];
  selected: string | undefined;
  /** A pin was pressed. */
  onSelect: (id: string) => void;
  /** The pointer or the focus is on a pin, or on none any more. */
  onPoint?: (id: string | undefined) => void;
  onSearchArea: (middle: Point) => void;
};

/** What was found, by distance; brought after the list, which says everything that the map shows. */
export default function ResultsMap({ place, centres, selected, onSelect, onPoint, onSearchArea }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { data: basemap } = useQuery({ ...basemapFor(place), meta: { isQuiet: true } });
  const pins = centres.map((centre) => ({
    id: centre._id,
    latitude: centre.latitude,
    longitude: centre.longitude,
    label: formatMoney(priceOf(centre).cents, locale, 'short'),
    name: t('seniorCare.map.pin', { name: centre.name, price: priceInWords(centre, { t, locale }) }),
  }));
  return (
    <DistanceMap
      centre={place}
      pins={pins}
      selected={selected}
      onSelect={onSelect}
      onPoint={onPoint}
      onSearchArea={onSearchArea}
      basemap={basemap}
    />
  );
}
