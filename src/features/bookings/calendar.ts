import { brand } from '#shared/brand.ts';
import type { OfferReason } from './offer.ts';
import { keepsTime } from './offer.ts';
import type { Status } from './status.ts';

/** How a calendar knows the times of a booking: the same after one was moved, so that it moves it too. `index` counts from none. */
export const calendarId = (bookingId: string, index: number): string =>
  `${bookingId}-${index + 1}@${brand.name.toLowerCase()}`;

type Standing = { status: Status; offer: { why: OfferReason } | null };

/** How sure a time is: tentative until the provider has accepted, gone once it is cancelled or free again. */
export function calendarStatus({ status, offer }: Standing): 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED' {
  if (status === 'cancelled' || (offer && !keepsTime(offer.why))) return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}
