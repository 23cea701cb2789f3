import { DAY_MS } from '#shared/durations.ts';
import type { Status } from './status.ts';

/** From the first reminder on somebody can say that they come: earlier it would only keep the reminders away. */
export const SURE_DAYS = 7;

type UpcomingTime = { status: Status; startsAt: Date };

/** Whether one can say now of a booking that one comes: it is confirmed, near, and has not begun. */
export const canBeSure = ({ status, startsAt }: UpcomingTime, now: Date): boolean =>
  isAhead({ status, startsAt }, now) && startsAt.getTime() - now.getTime() <= SURE_DAYS * DAY_MS;

/** Confirmed, and still to begin. */
export const isAhead = ({ status, startsAt }: UpcomingTime, now: Date): boolean =>
  (status === 'accepted' || status === 'scheduled') && startsAt > now;
