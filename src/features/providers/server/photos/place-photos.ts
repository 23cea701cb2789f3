import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { PLACE_PHOTO } from '../../photo.ts';

/** What managers send of their place: theirs and the staff's to look at. Families see what is drawn of it. */
export const placePhotos: FileKind = {
  name: PLACE_PHOTO,
  takes: 'pictures',
  longestEdge: 2400,
  mayRead: async ({ user }, { attachedTo }) => user.isStaff || user.providerIds.includes(attachedTo),
};
