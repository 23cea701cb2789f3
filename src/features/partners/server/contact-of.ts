import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { type JoiningKind, providerOf } from '#features/providers/application.ts';
import type { NewProvider } from '#features/providers/server/provider-store.ts';
import type { ContactProfile } from '../place-profile.ts';

type ApprovedContact = { id: string; kind: JoiningKind; profile: ContactProfile; now: Date };

/** What an approved application becomes by its contact, before its service has written what it was told. Undefined without one. */
export function contactOf({ id, kind, profile: { contact }, now }: ApprovedContact): NewProvider | undefined {
  if (!contact) return undefined;
  const { licence: _, ...where } = contact;
  return {
    ...where,
    id,
    kind: providerOf(kind),
    timeZone: timeZoneOf(contact.state),
    verifiedAt: now,
    languages: [],
    offers: [],
    priceCents: null,
    hours: [null, null, null, null, null, null, null],
    about: { en: '', sp: '' },
    picture:
      kind === 'caregiver' ? { kind: 'portrait', traits: { seed: id } } : { kind: 'place', traits: { seed: id } },
    rating: null,
    reviewCount: 0,
    createdAt: now,
  };
}
