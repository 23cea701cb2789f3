import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '#features/places/place.ts';
import { devicePoint } from '#features/places/web/device-point.ts';
import { townNear } from '#features/places/web/queries.ts';
import { HERE } from '../../search-limits.ts';

/** The town around the device, with the device's own point to half a mile. Rejects when the browser does not share it. */
export async function findMyPlace(client: QueryClient): Promise<Place> {
  const point = await devicePoint();
  const { data: town } = await client.fetchQuery(townNear(point));
  return { ...town, ...point, id: HERE };
}
