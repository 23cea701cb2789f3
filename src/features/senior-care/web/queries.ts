import { queryOptions } from '@tanstack/react-query';
import type { Day } from '#shared/dates.ts';
import { callQuery, callQueryOrNull, keyOf, senderOf } from '#web/queries.ts';
import { seniorCare } from '../contract.ts';
import type { StayDraft } from './booking/stay-draft.ts';

export const kindsOffered = () => callQuery(seniorCare.services, {});

export const topRatedNear = (place = '') => callQuery(seniorCare.topRated, { query: { place } });

/** A centre, or null when there is none of that id. */
export const centreWith = (id: string | null | undefined) =>
  callQueryOrNull(seniorCare.details, { params: { id: id || 'none' } });

/** Seats change by the minute, so they are asked whenever somebody begins to choose. */
export const seatsOf = (id: string, from: Day, to: Day) => {
  const key = callQuery(seniorCare.seats, { params: { id }, query: { from, to } });
  return { ...key, staleTime: 0, meta: { isQuiet: true } };
};

/** What the stay costs at this moment, and on which of its days the centre is full. */
export const quoteFor = (centerId: string, stay: StayDraft) =>
  queryOptions({
    queryKey: [...keyOf(seniorCare.quote), centerId, stay] as readonly unknown[],
    queryFn: ({ client, signal }) => senderOf(client)(seniorCare.quote, { body: { centerId, stay } }, { signal }),
    staleTime: 0,
  });
