import { replaceFiles } from '#features/uploads/server/attach-files.ts';
import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { PORTRAIT } from '../contract.ts';
import { decidedPerson } from './access.ts';
import { maySeePortrait, writePortrait } from './portrait-store.ts';

type Portrait = { familyMemberId?: string | null | undefined; fileId: string | null };

/** Gives a person another photograph, or none: one's own, or that of somebody without an account whom one looks after. */
export async function setPortrait(
  { familyMemberId = null, fileId }: Portrait,
  { db, user, now, fileAddress }: Context,
) {
  const image = fileId && fileAddress(fileId);
  await db.transaction().execute(async (db) => {
    const personId = await decidedPerson(db, { userId: user.id, personId: familyMemberId });
    const ids = fileId ? [fileId] : [];
    await replaceFiles(db, { ids, ownerId: user.id, kind: PORTRAIT, to: personId, now });
    await writePortrait(db, { personId, image, now });
    await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `person:${personId}` });
  });
  return { data: { profileImage: image } };
}

/** Photographs of people: for whoever has something to do with them in the circle. */
export const portraits: FileKind = {
  name: PORTRAIT,
  takes: 'pictures',
  longestEdge: 640,
  mayRead: ({ db, user, now }, { attachedTo }) => maySeePortrait(db, { userId: user.id, personId: attachedTo, now }),
};
