import { personIn } from '#features/family/web/named-person.ts';
import { draftOf, keepDraft } from '#web/draft-vault.ts';

/** What is typed while a booking is chosen is kept under `name`; `label` says in the banner that offers to continue what it was. */
export type BookingDraft = { name: string; label: string };

export const draftOfBooking = (provider: { _id: string; name: string }): BookingDraft => ({
  name: `booking-${provider._id}`,
  label: provider.name,
});

/** Keeps this page as where the booking goes on, with what was typed before; the home page offers it. */
export const keepBegun = ({ name, label }: BookingDraft): void => keepDraft(name, draftOf(name)?.values ?? {}, label);

/** Whom a booking is for by its address; null is oneself. */
export const personNamed = (params: URLSearchParams): string | null => personIn(params) ?? null;
