import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditReading } from '#server/audit.ts';
import { placesWith } from '#shared/place-roles.ts';
import { INSURANCE_PICTURE } from '../card.ts';
import { pictureHolder } from './card-store.ts';
import { holderShown } from './shown-card-store.ts';

/** Pictures of insurance cards: for whoever may use the card, and for a provider that is paid by it; each look is in the trail of the person. */
export const insurancePictures: FileKind = {
  name: INSURANCE_PICTURE,
  takes: 'pictures',
  longestEdge: 1600,
  async mayRead(context, { attachedTo }) {
    const { db, user, now } = context;
    const personId =
      (await pictureHolder(db, attachedTo, { userId: user.id, now }))?.id ??
      (await holderShown(db, attachedTo, { providerIds: placesWith(user.places, 'answers'), now }))?.person_id;
    if (personId === undefined) return false;
    await auditReading(context, { people: [personId], subject: `insurance:${attachedTo}` });
    return true;
  },
};
