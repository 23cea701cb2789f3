import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { CentreSearch } from '../../search.ts';
import { CentreFilters } from './CentreFilters.tsx';
import { CentreList } from './CentreList.tsx';
import { CentreSearchPill } from './CentreSearchPill.tsx';
import styles from './DayCareListPage.module.css';
import { ListRefused } from './ListRefused.tsx';
import { ListTitle, titleOf } from './ListTitle.tsx';
import { NoCentres } from './NoCentres.tsx';
import { centresFor, type Found, isRefused } from '../queries.ts';
import { ResultsMapHolder } from './ResultsMapHolder.tsx';
import { readSearch } from './read-search.ts';
import { searchAddress } from './search-address.ts';

export const loader = defineLoader(({ search }) => ({ found: centresFor(readSearch(search)) }));

/** Centres near a place as a list and on the distance map. The whole search stands in the address bar. */
export default function DayCareListPage() {
  const [params] = useSearchParams();
  const { found } = useLoaderData(loader);
  const search = readSearch(params);
  return isRefused(found) ? (
    <ListRefused search={search} refusal={found} />
  ) : (
    <CentresFound search={search} found={found} />
  );
}

/** Stands in the header of wide screens. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  // the page asks; here it is only looked up, because the header stays when the page fails
  const { data: found } = useQuery({ ...centresFor(search), enabled: false });
  return (
    <CentreSearchPill search={search} place={found && !isRefused(found) ? found.place : undefined} id="header-pill" />
  );
}

function CentresFound({ search, found }: { search: CentreSearch; found: Found }) {
  const t = useWords();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<string>();
  const { place, data: centres } = found;
  const selected = centres.find(({ _id }) => _id === pointed)?._id ?? centres[0]?._id;
  const change = (next: Partial<CentreSearch>) =>
    void navigate(searchAddress({ ...search, page: 1, ...next }), { preventScrollReset: true });
  return (
    <div className={styles.page} data-map="">
      <title>{pageTitle(titleOf(found, search, t))}</title>
      <div className={styles.list}>
        <div className={styles.pill}>
          <CentreSearchPill search={search} place={place} id="page-pill" />
        </div>
        <CentreFilters search={search} counts={found.counts} onChange={change} />
        <ListTitle found={found} search={search} onChange={change} />
        {centres.length === 0 ? (
          <NoCentres found={found} search={search} onChange={change} />
        ) : (
          <CentreList found={found} search={search} selected={selected} onSelect={setPointed} />
        )}
      </div>
      <ResultsMapHolder found={found} search={search} selected={selected} onSelect={setPointed} />
    </div>
  );
}
