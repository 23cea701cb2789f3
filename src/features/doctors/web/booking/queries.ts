import { callQueryOrNull } from '#web/queries.ts';
import { doctors, MOST_SCHEDULE_DAYS } from '../../contract.ts';

/** When the doctor can be seen; null where they take no appointments. */
export const freeTimesOf = (id: string | null) => ({
  ...callQueryOrNull(doctors.schedule, { params: { id: id || 'none' }, query: { days: MOST_SCHEDULE_DAYS } }),
  staleTime: 0, // times go by the minute
});
