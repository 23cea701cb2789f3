import { sql } from 'kysely';
import type { Introduction } from '#features/providers/provider.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { starsOf } from '#features/reviews/server/store.ts';
import {
  commonRanks,
  countedFilters,
  licensedIn,
  offering,
  passesAll,
  type Ranks,
} from '#features/search/server/filter-tests-store.ts';
import type { ListedService } from '#features/search/server/listed-store.ts';
import { countListedChoices, pageOf, searchListed } from '#features/search/server/search-listed.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import { type GuideDetails, type GuideSearch, guideSearch, type ListedGuide } from './guide.ts';
import { WALKS } from './walk-kind.ts';

const from: ListedService = {
  service: WALKS,
  join: sql``,
  // a guide may walk where they live
  columns: sql`providers.offers, providers.state as licence_state`,
  isOffered: sql<boolean>`true`,
};
const everybody = sql<boolean>`true`;
const ranks: Ranks<GuideSearch> = { soonest: sql`near.next_free`, price: commonRanks.price };
const asked = (search: GuideSearch) => ({
  rules: guideSearch,
  tests: { state: licensedIn, dogs: offering('dogs') },
  search,
});

const facts = (now: Date) => sql<ListedGuide>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'isVerified', ${isVerified(now)}, 'city', providers.city,
  'state', providers.state, 'timeZone', providers.time_zone, 'languages', providers.languages,
  'rating', providers.rating, 'reviewCount', providers.review_count, 'priceCents', providers.price_cents,
  'picture', providers.picture
)`;

export async function listGuides(db: Db, search: GuideSearch, now: Date) {
  const listing = { from, among: everybody, passes: passesAll(asked(search)), rank: ranks[search.sort], now };
  const shown = { row: facts(now), join: from.join };
  const { rows, pagization } = await searchListed(db, { ...listing, shown, ...pageOf(search) });
  return { data: rows.map(({ row }) => row), pagization };
}

export const countListedGuides = (db: Db, search: GuideSearch, now: Date) =>
  countListedChoices(db, { from, among: everybody, now }, countedFilters(asked(search)));

type Reader = { id: string; language: Language; now: Date };

/** Throws `not_found`. */
export async function guideWith(db: Db, { id, language, now }: Reader): Promise<GuideDetails> {
  const query = db
    .selectFrom('providers')
    .select(['providers.about', facts(now).as('facts')])
    .where('providers.id', '=', id)
    .where('providers.kind', '=', 'guide');
  const [guide, stars] = await Promise.all([query.executeTakeFirst(), starsOf(db, id)]);
  if (!guide) throw new Failure('not_found');
  const about = guide.about as Introduction; // written by the seeds only
  const spoken = language === 'sp' && about.sp !== '' ? 'sp' : 'en';
  return { ...guide.facts, about: about[spoken], aboutLanguage: languages[spoken], stars };
}
