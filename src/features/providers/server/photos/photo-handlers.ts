import { replaceFiles } from '#features/uploads/server/attach-files.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import { PLACE_PHOTO, refusalReasons, photoStates } from '../../photo.ts';
import type { OwnPhoto, providerPhotos } from '../../photo-contract.ts';
import { notePlaceEvent } from '../places/place-event-store.ts';
import * as store from './photo-store.ts';
import { tellOfPhoto } from './tell-photo.ts';

export const providerPhotosHandlers: Handlers<typeof providerPhotos> = {
  async mine(_, { db, user }) {
    const rows = await store.photosOf(db, user.providerIds);
    return {
      data: user.providerIds.map((providerId) => ({
        providerId,
        photos: rows.filter((row) => row.provider_id === providerId).map(present),
      })),
    };
  },

  async save({ params: { providerId }, body: { photos } }, { db, user, now }) {
    if (!user.providerIds.includes(providerId)) throw new Failure('not_found');
    return db.transaction().execute(async (db) => {
      await store.lockProvider(db, providerId);
      const ids = photos.map(({ fileId }) => fileId);
      await replaceFiles(db, { ids, ownerId: user.id, kind: PLACE_PHOTO, to: providerId, now });
      await store.writePhotos(db, { providerId, photos, now });
      await store.refreshPhotos(db, providerId);
      await notePlaceEvent(db, { providerId, actorId: user.id, what: 'photos', now });
      return { data: (await store.photosOf(db, [providerId])).map(present) };
    });
  },

  async waiting(_, { db }) {
    const rows = await store.waitingPhotos(db);
    return {
      data: rows.map((row) => ({
        _id: row.file_id,
        alt: row.alt,
        providerId: row.id,
        providerName: row.name,
        town: `${row.city}, ${row.state}`,
        sentAt: row.created_at.toISOString(),
      })),
    };
  },

  async decide({ params: { photoId }, body: { reason } }, { db, user, now, language }) {
    await db.transaction().execute(async (db) => {
      const decided = await store.decide(db, { fileId: photoId, reason, staffId: user.id, now });
      if (decided === 'missing') throw new Failure('not_found');
      if (decided === 'decided') throw new Failure('conflict');
      // What is approved is told once families see it.
      if (reason) await tellOfPhoto(db, { subjectId: photoId, facts: { what: 'refused', reason, ...decided }, now });
    });
    return { message: wordsOf(language)(reason ? 'providers.photos.refused' : 'providers.photos.approved') };
  },

  async show({ params: { name } }, { db, ports }) {
    const found = await store.shownRendition(db, name);
    const stored = found && (await ports.files.open(found.key));
    if (!stored) throw new Failure('not_found');
    return { bytes: stored.bytes, type: `image/${found.format}`, content: stored.content, isPublic: true };
  },
};

const present = ({ file_id: fileId, alt, state, reason }: store.PhotoRow): OwnPhoto => ({
  fileId,
  alt,
  state: photoStates.find((known) => known === state) ?? 'checking',
  reason: refusalReasons.find((known) => known === reason) ?? null,
});
