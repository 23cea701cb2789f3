import { DAY_MS } from '#shared/durations.ts';

/** A family and a provider write to each other while there is a booking, and so many days after the last one has ended. */
export const WRITE_DAYS = 90;

/** After a visit with a doctor: follow-up that costs nothing. Whoever needs more books again. */
export const FOLLOW_UP_DAYS = 7;

/** Until when a family and a provider write to each other because of one booking; `days` where its kind says how many. */
export const writableUntil = ({ endsAt, days = WRITE_DAYS }: { endsAt: Date; days?: number | undefined }): Date =>
  new Date(endsAt.getTime() + days * DAY_MS);
