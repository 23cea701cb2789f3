import type { SearchedService } from '#features/search/web/searched-service.ts';
import { guidedWalks } from '../walk-contract.ts';
import { type GuideSearch, guideSearch, type ListedGuide } from '../guide.ts';
import { walkHref } from './walk-screens.ts';

/** The list of guides, for the shared parts of a search. */
export const guideList: SearchedService<GuideSearch, ListedGuide> = {
  rules: guideSearch,
  words: 'guidedWalk',
  list: guidedWalks.listed,
  counts: guidedWalks.listedCounts,
  address: (query) => walkHref('/guides', undefined, query),
  sorts: ['soonest', 'price'],
};
