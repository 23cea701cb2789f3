import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '#features/places/place.ts';
import { townNear } from '#features/places/web/queries.ts';
import { HERE } from '../search-limits.ts';

const WAIT_MS = 10_000;

/** The town around the device, with the device's own point to half a mile. Rejects when the browser does not share it. */
export async function findMyPlace(client: QueryClient): Promise<Place> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WAIT_MS, maximumAge: 600_000 });
  });
  const point = { latitude: hundredth(coords.latitude), longitude: hundredth(coords.longitude) };
  const { data: town } = await client.fetchQuery(townNear(point));
  return { ...town, ...point, id: HERE };
}

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
