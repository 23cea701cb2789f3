import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { replaceFiles } from '#features/uploads/server/attach-files.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import { isSaidTwice, PLACE_PHOTO, refusalReasons, photoStates } from '../../photo.ts';
import type { DeskPhoto, OwnPhoto, PhotoDecision, PhotoList, providerPhotos } from '../../photo-contract.ts';
import { notePlaceEvent } from '../places/place-event-store.ts';
import { decidePhoto } from './decide-photo.ts';
import * as store from './photo-store.ts';

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
      refuseSaidOnce(photos, await store.photosOf(db, [providerId]));
      const ids = photos.map(({ fileId }) => fileId);
      await replaceFiles(db, { ids, ownerId: user.id, kind: PLACE_PHOTO, to: providerId, now });
      await store.writePhotos(db, { providerId, photos, now });
      await store.refreshPhotos(db, providerId);
      await notePlaceEvent(db, { providerId, actorId: user.id, what: 'photos', now });
      return { data: (await store.photosOf(db, [providerId])).map(present) };
    });
  },

  async listed({ query }, { db }) {
    const { rows, totalCount } = await store.deskPhotos(db, query);
    return { data: rows.map(presentAtDesk), pagization: { totalCount } };
  },

  async decide({ params: { photoId }, body }, context) {
    await decidePhoto(context, { fileId: photoId, ...body });
    return { message: wordsOf(context.language)(saidOf(body)) };
  },

  async show({ params: { name } }, { db, ports }) {
    const found = await store.shownRendition(db, name);
    const stored = found && (await ports.files.open(found.key));
    if (!stored) throw new Failure('not_found');
    return { bytes: stored.bytes, type: `image/${found.format}`, content: stored.content, isPublic: true };
  },
};

/** New ones, and those whose words change, are described in both languages of families; the others stay as they were described. */
function refuseSaidOnce(photos: z.output<typeof PhotoList>, former: readonly store.PhotoRow[]) {
  for (const [place, { fileId, alt, alts }] of photos.entries()) {
    const known = former.find((row) => row.file_id === fileId && row.alt === alt);
    const isSame = known && (!alts || isDeepStrictEqual(alts, known.alts));
    if (!isSame && !isSaidTwice(alts)) throw Failure.of(`photos.${place}.alts`, 'errors.photoAlt');
  }
}

const present = ({ file_id: fileId, alt, alts, state, reason }: store.PhotoRow): OwnPhoto => ({
  fileId,
  alt,
  alts,
  ...decisionOf({ state, reason }),
});

const presentAtDesk = (row: store.DeskRow): DeskPhoto => ({
  _id: row.file_id,
  alt: row.alt,
  alts: row.alts,
  ...decisionOf(row),
  providerId: row.provider_id,
  providerName: row.name,
  town: `${row.city}, ${row.region}`,
  sentAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const decisionOf = ({ state, reason }: { state: string; reason: string | null }) => ({
  state: photoStates.find((known) => known === state) ?? 'checking',
  reason: refusalReasons.find((known) => known === reason) ?? null,
});

const saidOf = ({ was, reason }: PhotoDecision) =>
  was === 'approved' ? 'providers.photos.taken' : reason ? 'providers.photos.refused' : 'providers.photos.approved';
