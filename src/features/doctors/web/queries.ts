import { useQuery } from '@tanstack/react-query';
import type { WaitingLine } from '#features/availability/line-contract.ts';
import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { earlierTimes } from '../appointment-contract.ts';
import { doctors } from '../contract.ts';

/** A doctor, or null when there is none of that id. */
export const doctorWith = (id: string | null | undefined) =>
  callQueryOrNull(doctors.one, { params: { id: id || 'none' } });

export const topDoctors = () => callQuery(doctors.top, {});

export const specialtiesOffered = () => callQuery(doctors.specialties, {});

type Days = { id: string; from: Date; days: number };

/** Slots change by the minute, so they are asked whenever somebody turns to these days. */
export const scheduleOf = ({ id, from, days }: Days) => ({
  ...callQuery(doctors.schedule, { params: { id }, query: { from: from.toISOString(), days } }),
  staleTime: 0,
  meta: { isQuiet: true },
});

/** Where one waits for an earlier time, what is offered first. */
export function myEarlierTimes() {
  refreshOn(['bookings'], keyOf(earlierTimes.mine));
  return callQuery(earlierTimes.mine, {});
}

const nothing: readonly WaitingLine[] = [];

/** The same with one doctor, for whoever is logged in; asked once the page stands. */
export function useEarlierTimesAt(doctorId: string): readonly WaitingLine[] {
  const { data } = useQuery({ ...myEarlierTimes(), enabled: useIsLoggedIn(), meta: { isQuiet: true } });
  return data?.data.filter((line) => line.providerId === doctorId) ?? nothing;
}
