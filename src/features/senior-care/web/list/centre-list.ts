import { Brain, Bus, CalendarCheck } from 'lucide-react';
import { OwnPlans } from '#features/search/web/OwnPlans.tsx';
import type { SearchedService } from '#features/search/web/searched-service.ts';
import { href } from '#web/paths.ts';
import type { CentreCard } from '../../centre.ts';
import { seniorCare } from '../../contract.ts';
import { centreSearch } from '../../filters.ts';
import { unitOf } from '../../price-unit.ts';
import { type CentreSearch, centreSorts, hasChosenDays } from '../../search.ts';

/** The list of centres, for the shared parts of a search. */
export const centreList: SearchedService<CentreSearch, CentreCard> = {
  rules: centreSearch,
  words: 'seniorCare',
  list: seniorCare.search,
  counts: seniorCare.counts,
  address: (query) => href('/care/daycarecenters', undefined, query),
  sorts: centreSorts,
  awaited: 'seniorCare',
  isOffered: (key, search) => key !== 'space' || hasChosenDays(search),
  own: { plan: OwnPlans },
  icons: { rides: Bus, memory: Brain, space: CalendarCheck },
  titleOf: ({ kind }) => (kind.length === 1 ? `seniorCare.list.title.${kind[0]}` : 'seniorCare.list.title'),
  orderOf: (search) => ({
    unit: unitOf(search.kind),
    count: search.guests,
    days: hasChosenDays(search) ? search.days.length : 0,
  }),
};
