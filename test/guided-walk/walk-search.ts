import { sql } from 'kysely';
import * as z from 'zod/mini';
import { byDistance } from '#features/search/common-filters.ts';
import { placeShape } from '#features/search/place-search.ts';
import { flag } from '#features/search/query-schema.ts';
import { searchRules } from '#features/search/search-rules.ts';
import { commonRanks, offering } from '#features/search/server/filter-tests-store.ts';
import { countChoices, searchProviders } from '#features/search/server/search-providers.ts';
import { placeOf } from '#features/search/server/search-place.ts';
import type { Db } from '#server/db/db.ts';

export const WalkSearch = z.object({ ...placeShape(['distance', 'versatile']), dogs: flag });
export type WalkSearch = z.output<typeof WalkSearch>;

/** A guide in the list: how far away, and for how much the half hour. */
export const GuideCard = z.object({
  _id: z.uuid(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  priceCents: z.int(),
  distanceMiles: z.number(),
});
type Row = Omit<z.output<typeof GuideCard>, 'distanceMiles'>;

export const walkSearch = searchRules(WalkSearch, [
  byDistance,
  { key: 'dogs', look: 'flag', name: () => 'Takes dogs' },
]);

const guides = {
  rules: walkSearch,
  kinds: ['guide'],
  tests: { dogs: offering('dogs') },
  ranks: { distance: commonRanks.distance, versatile: sql`-cardinality(near.offers)` },
};

const shown = {
  row: sql<Row>`json_build_object('_id', providers.id, 'name', providers.name, 'latitude', providers.latitude,
    'longitude', providers.longitude, 'priceCents', providers.price_cents)`,
  join: sql``,
};

/** Guides near a place, by the shared search. */
export async function findGuides(db: Db, search: WalkSearch, now: Date) {
  const { point, place } = await placeOf(search);
  const { rows, total, isCut } = await searchProviders(db, guides, { search, point, now, shown });
  return {
    data: rows.map(({ row, miles }) => ({ ...row, distanceMiles: miles })),
    pagization: { totalCount: total, isMore: isCut },
    place,
  };
}

/** How many guides each choice would leave. */
export async function countGuides(db: Db, search: WalkSearch, now: Date) {
  const { point } = await placeOf(search);
  return countChoices(db, guides, { search, point, now });
}
