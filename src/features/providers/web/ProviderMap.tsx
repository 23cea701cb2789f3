import { useQuery } from '@tanstack/react-query';
import type { Point } from '#features/places/place.ts';
import { DistanceMap } from '#features/places/web/DistanceMap.tsx';
import { basemapFor } from '#features/places/web/queries.ts';

type Props = { pin: Point & { id: string; label: string; name: string }; from: Point & { label: string } };

/** One provider on the distance map, seen from the place that was searched for, or from itself. */
export function ProviderMap({ pin, from }: Props) {
  const { data: basemap } = useQuery({ ...basemapFor(from), meta: { isQuiet: true } });
  return <DistanceMap centre={from} pins={[pin]} selected={pin.id} basemap={basemap} />;
}
