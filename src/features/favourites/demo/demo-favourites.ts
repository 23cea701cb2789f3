import { elena, elenasFamily, rosa } from '#features/account/demo/accounts.ts';
import type { Db } from '#server/db/db.ts';
import { demoId } from '#server/demo-id.ts';
import { DAY_MS } from '#shared/durations.ts';

const { mateo, ernesto } = elenasFamily;

type Demo = {
  userId: string;
  centre: string;
  personId: string;
  daysAgo: number;
  note?: string;
  isShared?: boolean;
  isArchived?: boolean;
};

/** What Elena and her circle have marked: for Rosa and for Ernesto, shared and private, one put away, one that lost its verification. */
const marked: readonly Demo[] = [
  {
    userId: elena.id,
    centre: 'jacaranda',
    personId: rosa.id,
    daysAgo: 41,
    note: 'Mom liked the garden and the singing on Wednesdays. Ask whether lunch can be without onions.',
    isShared: true,
  },
  {
    userId: elena.id,
    centre: 'lincoln-porch',
    personId: rosa.id,
    daysAgo: 38,
    note: 'Nearest to my office, but full on Wednesdays.',
  },
  { userId: elena.id, centre: 'huntington-circle', personId: ernesto.personId, daysAgo: 12 },
  {
    userId: elena.id,
    centre: 'arroyo-house',
    personId: rosa.id,
    daysAgo: 33,
    note: 'Señora Peralta was so kind on the phone.',
  },
  {
    userId: elena.id,
    centre: 'madison-grove',
    personId: rosa.id,
    daysAgo: 20,
    note: 'For later, if the stairs at home become too much.',
    isArchived: true,
  },
  {
    userId: mateo.id,
    centre: 'figueroa-garden',
    personId: rosa.id,
    daysAgo: 9,
    note: 'They drive as far as Altadena, so Elena would not have to.',
    isShared: true,
  },
];

/** Needs the centers to be there. */
export async function seedFavourites(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .insertInto('favourites')
    .values(
      marked.map(({ userId, centre, personId, daysAgo, note = '', isShared = false, isArchived = false }) => ({
        user_id: userId,
        provider_id: demoId(`centre ${centre}`),
        person_id: personId,
        note,
        is_shared: isShared,
        was_verified: true,
        archived_at: isArchived ? ago(daysAgo - 5) : null,
        created_at: ago(daysAgo),
      })),
    )
    .execute();
}
