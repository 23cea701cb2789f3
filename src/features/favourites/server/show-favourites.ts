import { nextTimes } from '#features/tours/server/tour-times.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Answer } from '#shared/call.ts';
import { languages } from '#shared/languages.ts';
import { wordsOf } from '#server/words.ts';
import type { FavouriteQuery, Favourite, favourites } from '../contract.ts';
import type { FavouriteFacts, FavouriteKind } from './kind.ts';
import { countsOf, type FavouriteRow, favouritesOf, sharedWith } from './store.ts';

/** An account's favourites with what they cost today, and what its relatives share; of one service, or of all. */
export async function showFavourites(
  context: Context,
  asked: FavouriteQuery,
  of?: FavouriteKind,
): Promise<Answer<typeof favourites.mine>> {
  const { db, user, now } = context;
  const whose = { userId: user.id, now, kinds: of?.providerKinds };
  const [own, counts, others] = await Promise.all([
    favouritesOf(db, { ...asked, ...whose }),
    countsOf(db, { ...asked, ...whose }),
    asked.show === 'saved' ? sharedWith(db, { ...asked, ...whose }) : [],
  ]);
  const rows = [...own, ...others];
  const [offered, visits] = await Promise.all([
    offeredNow(context, rows),
    nextTimes(db, { providerIds: rows.map(({ id }) => id), now }),
  ]);
  const present = (row: FavouriteRow): Favourite => ({
    ...presentFavourite(row, offered.get(row.id)),
    nextVisit: visits.get(row.id)?.toISOString() ?? null,
  });
  return {
    data: own.map(present),
    pagization: { totalCount: counts[asked.show] },
    shared: others.map((row) => ({ ...present(row), sharedBy: row.saved_by })),
    counts,
  };
}

type ServiceFacts = FavouriteFacts & { service: string };

async function offeredNow(
  { db, favouriteKinds, language, now }: Context,
  rows: readonly FavouriteRow[],
): Promise<Map<string, ServiceFacts>> {
  const speech = { language, locale: languages[language], t: wordsOf(language) };
  const ofKind = async ({ service, providerKinds, describe }: FavouriteKind) => {
    const ids = [...new Set(rows.filter(({ kind }) => providerKinds.includes(kind)).map(({ id }) => id))];
    const described = ids.length > 0 ? await describe(db, ids, { speech, now }) : new Map<string, FavouriteFacts>();
    return [...described].map(([id, offer]) => [id, { ...offer, service }] as const);
  };
  return new Map((await Promise.all(Object.values(favouriteKinds).map(ofKind))).flat());
}

const nothingKnown: ServiceFacts = { service: '', what: '', price: null, nextFreeDay: null, standing: 'closed' };

function presentFavourite(row: FavouriteRow, offered: ServiceFacts = nothingKnown): Omit<Favourite, 'nextVisit'> {
  const isVerified = row.is_verified;
  return {
    ...offered,
    _id: row.id,
    name: row.name,
    city: row.city,
    state: row.state,
    phone: row.phone,
    picture: row.picture,
    rating: row.rating,
    reviewCount: row.review_count,
    isVerified,
    hasLostVerification: row.was_verified && !isVerified,
    person:
      row.person_id === null || row.first_name === null
        ? null
        : { _id: row.person_id, firstName: row.first_name, isSelf: row.is_self },
    note: row.note,
    isShared: row.is_shared,
    isArchived: row.archived_at !== null,
    savedAt: row.created_at.toISOString(),
    sharedBy: null,
  };
}
