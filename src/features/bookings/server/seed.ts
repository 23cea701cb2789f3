import { type Secrets, secretsUnder } from '#server/secrets.ts';
import { acceptBooking, cancelBooking } from './change-status.ts';
import type { BookingContext } from './kind.ts';
import { type Booker, type LockedBooking, lockBooking } from './store.ts';

/** For links of letters that nobody follows. */
export const seedSecrets: Pick<Secrets, 'digest'> = secretsUnder('seed');

/** An account as it books in the demo town and in tests, where nobody counts. */
export const bookerOf = (userId: string): Booker => ({ userId }) as Booker;

/** How a request ends, or that it is accepted. */
export type Ending = 'accepted' | 'declined' | 'expired' | 'cancelled' | 'unpaid';

const enders = { declined: 'provider', expired: 'clock', unpaid: 'clock', cancelled: 'family' } as const;

/** Does what the provider, the family or the clock would have done; what was paid goes back whole. Nobody is told. In the caller's transaction. */
export async function endAs(
  context: BookingContext,
  booking: LockedBooking,
  { as, reason = null }: { as: Ending; reason?: string | null },
): Promise<void> {
  if (as === 'accepted') return acceptBooking(context, booking);
  await cancelBooking(context, booking, { by: enders[as], code: as, reason, refund: 'all' });
}

/** A booking that is there. */
export async function knownBooking(context: Pick<BookingContext, 'db'>, id: string): Promise<LockedBooking> {
  const booking = await lockBooking(context.db, id);
  if (!booking) throw new Error('The booking that was just made is not there.');
  return booking;
}
