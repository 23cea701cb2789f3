import type * as z from 'zod/mini';
import { ownPerson, type PersonId } from '#features/family/server/access.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { NoteForm } from '../contract.ts';
import { FAVOURITE_NOTICE, type FavouriteNoticeFacts } from '../notification.ts';
import { accountsAround, firstNameOf, lockFavourite, writeNote } from './store.ts';

/** Writes the note of a favourite, for whom it is and whether their circle reads it; false when it is none of this account's. */
export async function shareNote(
  { db, user, now }: Context,
  providerId: string,
  { note, isShared, familyMemberId = null }: z.output<typeof NoteForm>,
): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const personId = await ownPerson(db, { userId: user.id, personId: familyMemberId, scope: 'bookings', now });
    const which = { userId: user.id, providerId };
    const before = await lockFavourite(db, which);
    if (!before) return false;
    await writeNote(db, { ...which, note, isShared, personId });
    const wasShared = before.is_shared && before.person_id === personId;
    if (before.is_shared && !wasShared) await refreshAround(db, before.person_id, { userId: user.id, now });
    if (isShared && !wasShared)
      await tellOfSharing(db, { by: user, providerId, providerName: before.name, personId, now });
    await refreshAround(db, personId, { userId: user.id, now });
    return true;
  });
}

type SharedMark = {
  by: { id: string; firstName: string };
  providerId: string;
  providerName: string;
  personId: PersonId;
  now: Date;
};

/** The bell of everybody else around a person, once, when something begins to be shared. */
async function tellOfSharing(db: Db, { by, providerId, providerName, personId, now }: SharedMark) {
  const around = await accountsAround(db, personId, now);
  await notify(db, {
    kind: FAVOURITE_NOTICE,
    subjectId: providerId,
    about: 'family',
    personId,
    readers: around.filter((id) => id !== by.id).map((userId) => ({ userId, providerId: null })),
    facts: { by: by.firstName, providerName, person: await firstNameOf(db, personId) } satisfies FavouriteNoticeFacts,
    letters: [],
    link: () => '/favourites',
    refreshes: () => ['family'],
    now,
  });
}

/** Open pages of the circle of a person ask again. In the caller's transaction. */
export async function refreshAround(db: Db, personId: string | null, { userId, now }: { userId: string; now: Date }) {
  if (personId === null) return;
  const around = await accountsAround(db, personId, now);
  await publish(db, [...new Set([userId, ...around])], ['family']);
}
