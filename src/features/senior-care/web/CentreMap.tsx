import { useQuery } from '@tanstack/react-query';
import type { Point } from '#features/places/place.ts';
import { DistanceMap } from '#features/places/web/DistanceMap.tsx';
import { basemapFor } from '#features/places/web/queries.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { CentreDetails } from '../centre.ts';
import { priceInWords, priceOf } from './price-label.ts';

/** One centre on the distance map, seen from the place that was searched for, or from itself. */
export default function CentreMap({ centre, from }: { centre: CentreDetails; from: Point & { label: string } }) {
  const t = useWords();
  const locale = useLocale();
  const { data: basemap } = useQuery({ ...basemapFor(from), meta: { isQuiet: true } });
  const pin = {
    id: centre._id,
    latitude: centre.latitude,
    longitude: centre.longitude,
    label: formatMoney(priceOf(centre).cents, locale, 'short'),
    name: t('seniorCare.map.pin', { name: centre.name, price: priceInWords(centre, { t, locale }) }),
  };
  return <DistanceMap centre={from} pins={[pin]} selected={centre._id} basemap={basemap} />;
}
