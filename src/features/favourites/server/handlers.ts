import { ownPerson } from '#features/family/server/access.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { type favourites, MOST_FAVOURITES } from '../contract.ts';
import type { FavouriteKind } from './kind.ts';
import { showFavourites } from './show-favourites.ts';
import { refreshAround, shareNote } from './share-note.ts';
import { archiveFavourite, insertFavourite, markedIds, removeFavourite } from './store.ts';

export const favouriteHandlers: Handlers<typeof favourites> = {
  markCentre: ({ body: { centerId, ...marking } }, context) =>
    setMark(context, context.favouriteKinds.centre, { id: centerId, ...marking }),
  markDoctor: ({ body: { doctorId, ...marking } }, context) =>
    setMark(context, context.favouriteKinds.doctor, { id: doctorId, ...marking }),
  markLab: ({ body: { centerId, ...marking } }, context) =>
    setMark(context, context.favouriteKinds.lab, { id: centerId, ...marking }),

  markCaregiver: ({ body: { caregiverId, ...marking } }, context) =>
    setMark(context, context.favouriteKinds.caregiver, { id: caregiverId, ...marking }),

  markAgency: ({ body: { agencyId, ...marking } }, context) =>
    setMark(context, context.favouriteKinds.agency, { id: agencyId, ...marking }),

  centres: ({ query }, context) => showFavourites(context, query, context.favouriteKinds.centre),
  doctors: ({ query }, context) => showFavourites(context, query, context.favouriteKinds.doctor),
  caregivers: ({ query }, context) => showFavourites(context, query, context.favouriteKinds.caregiver),
  labs: ({ query }, context) => showFavourites(context, query, context.favouriteKinds.lab),
  mine: ({ query }, context) => showFavourites(context, query),

  async marked(_, { db, user }) {
    return { data: await markedIds(db, user.id) };
  },

  async change({ params: { id }, body }, context) {
    await context.limits.take('favouriteAccount', context.user.id);
    const changed =
      'isArchived' in body ? await archive(context, id, body.isArchived) : await shareNote(context, id, body);
    if (!changed) throw new Failure('not_found');
    return { data: { _id: id } };
  },
};

type MarkRequest = { id: string; isFavourite: boolean; familyMemberId?: string | null | undefined };

async function setMark(context: Context, kind: FavouriteKind, { id, isFavourite, familyMemberId = null }: MarkRequest) {
  if (isFavourite) await mark(context, kind, { id, familyMemberId });
  else await unmark(context, id);
  return { data: { _id: id, isFavourite } };
}

type NewMark = { id: string; familyMemberId: string | null };

async function mark({ db, user, limits, now }: Context, kind: FavouriteKind, { id, familyMemberId }: NewMark) {
  await limits.take('favouriteAccount', user.id);
  const done = await db.transaction().execute(async (db) => {
    const personId = await ownPerson(db, { userId: user.id, personId: familyMemberId, scope: 'bookings', now });
    const kinds = kind.providerKinds;
    return insertFavourite(db, { userId: user.id, providerId: id, kinds, personId, now });
  });
  if (done === 'no such provider') throw new Failure('not_found');
  if (done === 'full') throw new Failure('favourites_full', { values: { count: MOST_FAVOURITES } });
}

async function unmark({ db, user, now }: Context, providerId: string) {
  await db.transaction().execute(async (db) => {
    const row = await removeFavourite(db, { userId: user.id, providerId, now });
    if (row?.is_shared) await refreshAround(db, row.person_id, { userId: user.id, now });
  });
}

async function archive({ db, user, now }: Context, providerId: string, isPutAway: boolean): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const row = await archiveFavourite(db, { userId: user.id, providerId, at: isPutAway ? now : null });
    if (row?.is_shared) await refreshAround(db, row.person_id, { userId: user.id, now });
    return row !== undefined;
  });
}
