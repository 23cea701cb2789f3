import { notify } from '#features/notifications/server/notify.ts';
import type { Db } from '#server/db/db.ts';
import { PHOTO_NOTICE, type PhotoNoticeFacts } from '../../notification.ts';
import { peopleWith } from '../places/role-store.ts';

const right = 'profile';

type Told = { subjectId: string; facts: PhotoNoticeFacts; now: Date };

/** Tells those who may change the photographs of a place what became of one, by the bell and on their devices. In the transaction that changed it. */
export async function tellOfPhoto(db: Db, { subjectId, facts, now }: Told): Promise<void> {
  const { providerId } = facts;
  await notify(db, {
    kind: PHOTO_NOTICE,
    subjectId,
    about: 'support',
    readers: (await peopleWith(db, { providerId, right })).map((userId) => ({ userId, providerId, right })),
    facts,
    letters: [],
    link: () => `/partner/profile#own-photos`,
    refreshes: () => ['partners'],
    now,
  });
}
