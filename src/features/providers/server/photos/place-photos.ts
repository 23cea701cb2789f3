import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { placesWith } from '#shared/place-roles.ts';
import { PLACE_PHOTO } from '../../photo.ts';

/** What managers send of their place: for whoever may change its profile, and for our staff. Families see what is drawn of it. */
export const placePhotos: FileKind = {
  name: PLACE_PHOTO,
  takes: 'pictures',
  longestEdge: 2400,
  mayRead: async ({ user }, { attachedTo }) => user.isStaff || placesWith(user.places, 'profile').includes(attachedTo),
};
