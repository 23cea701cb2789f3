import { House } from 'lucide-react';
import type { SearchedService } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import type { LabCard } from '../../centre.ts';
import { diagnostics } from '../../contract.ts';
import { labSearch } from '../../filters.ts';
import { type LabSearch, labSorts } from '../../search.ts';

/** The list of test centres, for the shared parts of a search. */
export const labList: SearchedService<LabSearch, LabCard> = {
  rules: labSearch,
  words: 'diagnostics',
  list: diagnostics.search,
  counts: diagnostics.counts,
  address: (query) => href('/test-centers', undefined, query),
  sorts: labSorts,
  icons: { home: House },
};
