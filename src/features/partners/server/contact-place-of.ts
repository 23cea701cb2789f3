import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { type ContactKind, providerOfContact } from '#features/providers/application.ts';
import type { NewProvider } from '#features/providers/server/provider-store.ts';
import type { ContactProfile } from '../place-profile.ts';

type Approved = { id: string; kind: ContactKind; profile: ContactProfile; now: Date };

/** What an application by contact becomes once it is approved: neither prices nor hours are known. Undefined without a contact. */
export function contactPlaceOf({ id, kind, profile: { contact }, now }: Approved): NewProvider | undefined {
  if (!contact) return undefined;
  const { licence: _, ...where } = contact;
  return {
    ...where,
    id,
    kind: providerOfContact(kind),
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
