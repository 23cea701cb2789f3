import { useQuery } from '@tanstack/react-query';
import type { WaitingLine } from '#features/availability/line-contract.ts';
import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { earlierTimes } from '../appointment-contract.ts';
import type { Mode } from '../appointment-price.ts';
import { doctors } from '../contract.ts';
import type { DoctorDetails } from '../doctor.ts';

/** A doctor, or null when there is none of that id. */
export const doctorWith = (id: string | null | undefined) =>
  callQueryOrNull(doctors.one, { params: { id: id || 'none' } });

export const topDoctors = () => callQuery(doctors.top, {});

export const specialtiesOffered = () => callQuery(doctors.specialties, {});

type Likeness = Pick<DoctorDetails, 'specialties' | 'licence'>;

/** Doctors of the same main specialty who are licensed in the same state and can be seen in the same way, whoever is free soonest first. */
export const doctorsLike = ({ specialties, licence }: Likeness, mode: Mode | undefined) =>
  callQuery(doctors.search, { body: { specialty: specialties.slice(0, 1), state: [licence.state], mode } });

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

const isWith = ({ providerId, others }: WaitingLine, id: string) =>
  providerId === id || others.some((other) => other._id === id);

const nothing: readonly WaitingLine[] = [];

/** The same where this doctor is among them, for whoever is logged in; asked once the page stands. */
export function useEarlierTimesAt(doctorId: string): readonly WaitingLine[] {
  const { data } = useQuery({ ...myEarlierTimes(), enabled: useIsLoggedIn(), meta: { isQuiet: true } });
  return data?.data.filter((line) => isWith(line, doctorId)) ?? nothing;
}
