import { letterKey } from '#server/letter-key.ts';
import type { Secrets } from '#server/secrets.ts';

type RemindedTime = { bookingId: string; startsAt: Date; userId: string };

/** What the link of a reminder says: who was asked whether they come, and to what time. */
export const comingKey = (secrets: Pick<Secrets, 'digest'>, { bookingId, startsAt, userId }: RemindedTime): string =>
  letterKey(secrets, { purpose: 'booking-coming', about: `${bookingId} ${startsAt.toISOString()}`, userId });
