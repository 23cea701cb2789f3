import { refreshNextSlots } from '#features/availability/server/refresh-next-slots.ts';
import type { Db } from '#server/db/db.ts';
import type { CountedChoices } from '../place-search.ts';
import { type ListSearch, MOST_COUNTED, RESULTS_A_PAGE } from '../search-limits.ts';
import { countListed, type ListedPage, type Listing, pageOfListed } from './listed-store.ts';
import type { CountedFilter } from './neighbours-store.ts';

/** Numbers beside choices end here. */
const MOST_BESIDE_CHOICES = 500;
/** So many of those who are free first are looked at for them. */
const MOST_LOOKED_AT = 20_000;

type PageBounds = Pick<ListedPage<unknown>, 'limit' | 'offset' | 'most'>;

/** Which part of a list the page of a search shows; a page further is counted, so that it is known. */
export const pageOf = ({ page }: ListSearch): PageBounds => ({
  limit: RESULTS_A_PAGE,
  offset: (page - 1) * RESULTS_A_PAGE,
  most: Math.max(MOST_COUNTED, (page + 1) * RESULTS_A_PAGE),
});

/** The first of a list alone. */
export const firstOf = (limit: number): PageBounds => ({ limit, offset: 0, most: limit });

/** Providers of a service around no place. Where slots have changed since their order was noted, it is noted first, or waited for. */
export async function searchListed<Row>(db: Db, page: ListedPage<Row>) {
  const found = await pageOfListed(db, page);
  if (found.isOld) await refreshNextSlots(db, { now: page.now, waits: true });
  const { rows, total } = found.isOld ? await pageOfListed(db, page) : found;
  return { rows, pagization: { totalCount: Math.min(total, page.most), isMore: total > page.most } };
}

/** How many each choice of the filters would leave, as a search with that choice finds them. */
export async function countListedChoices(
  db: Db,
  listing: Listing,
  filters: readonly CountedFilter[],
): Promise<CountedChoices> {
  const { counts, withoutFilters } = await countListed(db, listing, { filters, most: MOST_LOOKED_AT });
  const upTo = (choices: Record<string, number> | null) =>
    Object.fromEntries(
      Object.entries(choices ?? {}).map(([choice, count]) => [choice, Math.min(count, MOST_BESIDE_CHOICES)]),
    );
  return {
    counts: Object.fromEntries(Object.entries(counts).map(([key, choices]) => [key, upTo(choices)])),
    withoutFilters: Math.min(withoutFilters, MOST_BESIDE_CHOICES),
  };
}
