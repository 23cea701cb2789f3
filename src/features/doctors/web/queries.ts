import { callQuery, callQueryOrNull } from '#web/queries.ts';
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
