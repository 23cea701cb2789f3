import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { mayAs, type PlaceRight } from '#shared/place-roles.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { workPlaces } from '../../work-place.ts';

export type OwnPlaces = Reply<typeof workPlaces.mine>;

/** What I work for, the place that the workspace is about first; every page of the workspace asks for it. */
export function ownPlaces() {
  refreshOn(['partners'], keyOf(workPlaces.mine));
  return callQuery(workPlaces.mine, {});
}

/** Whether I may do something at a place: the server asks again, pages do not offer it. */
export function useMay(right: PlaceRight, providerId: string): boolean {
  const { data } = useQuery(ownPlaces());
  const place = data?.data.find(({ _id }) => _id === providerId);
  return place !== undefined && mayAs(place.role, right);
}
