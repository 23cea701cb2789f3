import { isUuid } from '#shared/uuid.ts';

/** What is typed while a booking is chosen is kept under `name`; `label` says in the banner that offers to continue what it was. */
export type BookingDraft = { name: string; label: string };

export const draftOfBooking = (provider: { _id: string; name: string }): BookingDraft => ({
  name: `booking-${provider._id}`,
  label: provider.name,
});

/** Whom a booking is for by its address; null is oneself, as is whatever is no id. */
export function personNamed(params: URLSearchParams): string | null {
  const named = params.get('for') ?? '';
  return isUuid(named) ? named : null;
}
