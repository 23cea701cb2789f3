import { House } from 'lucide-react';
import type { SearchedService } from '#features/search/web/searched-service.ts';
import type { LabCard } from '../../centre.ts';
import { diagnostics } from '../../contract.ts';
import { type LabSearch, labSorts } from '../../search.ts';
import { labsPlace } from '../addresses.ts';

/** The list of test centres, for the shared parts of a search. */
export const labList: SearchedService<LabSearch, LabCard> = {
  ...labsPlace,
  words: 'diagnostics',
  list: diagnostics.search,
  counts: diagnostics.counts,
  sorts: labSorts,
  icons: { home: House },
};
