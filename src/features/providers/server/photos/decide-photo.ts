import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { PhotoDecision } from '../../photo-contract.ts';
import { notePlaceEvent } from '../places/place-event-store.ts';
import { decide, lockProvider, placeOfPhoto, refreshPhotos } from './photo-store.ts';
import { tellOfPhoto } from './tell-photo.ts';

/**
 * Shows a photograph to families, refuses it, takes it down for a reason, or shows again what was taken down; those who manage the place
 * hear of it. Throws `not_found`, and `conflict` when it is no longer as whoever decides has seen it.
 */
export async function decidePhoto(context: Context, { fileId, was, reason }: PhotoDecision & { fileId: string }) {
  const { user, publicUrl, now } = context;
  await context.db.transaction().execute(async (db) => {
    const providerId = await placeOfPhoto(db, fileId);
    if (providerId === undefined) throw new Failure('not_found');
    await lockProvider(db, providerId);
    const decided = await decide(db, { fileId, was, reason, staffId: user.id, now });
    if (!decided) throw new Failure('conflict');
    const { alt, providerName, isDrawn } = decided;
    const about = { providerId, providerName };
    if (was !== 'checking') {
      await refreshPhotos(db, providerId);
      const what = reason ? 'photoTaken' : 'photoShown';
      await notePlaceEvent(db, { providerId, actorId: user.id, what, detail: alt, now });
    }
    const telling = { db, publicUrl, now };
    if (reason) {
      const what = was === 'approved' ? 'taken' : 'refused';
      await tellOfPhoto(telling, { subjectId: fileId, facts: { what, reason, alt, ...about } });
    }
    // What has yet to be drawn is told once families see it.
    else if (isDrawn) await tellOfPhoto(telling, { subjectId: providerId, facts: { what: 'shown', ...about } });
  });
}
