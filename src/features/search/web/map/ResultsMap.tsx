import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { DistanceMap } from '#features/places/web/DistanceMap.tsx';
import { basemapFor } from '#features/places/web/queries.ts';

type Props = Omit<ComponentProps<typeof DistanceMap>, 'basemap'>;

/** What was found, by distance; brought after the list, which says everything that the map shows. */
export function ResultsMap(props: Props) {
  const { data: basemap } = useQuery({ ...basemapFor(props.centre), meta: { isQuiet: true } });
  return <DistanceMap {...props} basemap={basemap} />;
}
