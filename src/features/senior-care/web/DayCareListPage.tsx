import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Failure } from '#shared/failure.ts';
import { load, useLoaded } from '#web/load.ts';
import { pageTitle } from '#web/page-title.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { CentreSearch } from '../search.ts';
import { CentreFilters } from './CentreFilters.tsx';
import { CentreList } from './CentreList.tsx';
import { CentreSearchPill } from './CentreSearchPill.tsx';
import styles from './DayCareListPage.module.css';
import { ListTitle, titleOf } from './ListTitle.tsx';
import { NoCentres } from './NoCentres.tsx';
import { PlaceWanted } from './PlaceWanted.tsx';
import { centresFor } from './queries.ts';
import { ResultsMapHolder } from './ResultsMapHolder.tsx';
import { readSearch, searchAddress } from './search-address.ts';

export const questions = load(({ search }) => ({ found: centresFor(readSearch(search)) }));

/** Centres near a place as a list and on the distance map. The whole search stands in the address bar. */
export default function DayCareListPage() {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = readSearch(params);
  const { found } = useLoaded(questions);
  const [selected, setSelected] = useState<string>();
  const change = (next: Partial<CentreSearch>) => void navigate(searchAddress({ ...search, page: 1, ...next }), { preventScrollReset: true });
  if (found instanceof Failure) return <ListFailed search={search} />;
  const { place, data: centres } = found;
  const shown = centres.some(({ _id }) => _id === selected) ? selected : centres[0]?._id;
  return (
    <div className={styles.page} data-map={place !== null || undefined}>
      <title>{pageTitle(titleOf(found, search, t))}</title>
      <div className={styles.list}>
        <div className={styles.pill}><CentreSearchPill search={search} place={place} id="page-pill" /></div>
        {place === null ? <PlaceWanted search={search} /> : (
          <>
            <CentreFilters search={search} counts={found.counts} onChange={change} />
            <ListTitle found={found} search={search} onChange={change} />
            {centres.length === 0
              ? <NoCentres found={found} search={search} onChange={change} />
              : <CentreList found={found} search={search} selected={shown} onSelect={setSelected} />}
          </>
        )}
      </div>
      {place && <ResultsMapHolder place={place} found={found} search={search} selected={shown} onSelect={setSelected} />}
    </div>
  );
}

/** Stands in the header of wide screens. */
export function HeaderSearch() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  // the page asks; here it is only looked up, because the header stays when the page fails
  const { data: found } = useQuery({ ...centresFor(search), enabled: false });
  return <CentreSearchPill search={search} place={found instanceof Failure ? undefined : found?.place} id="header-pill" />;
}

function ListFailed({ search }: { search: CentreSearch }) {
  const t = useWords();
  const { refetch } = useQuery({ ...centresFor(search), enabled: false });
  const title = t('seniorCare.list.failed');
  return (
    <div className={styles.page}>
      <title>{pageTitle(title, t('shell.errorTitle'))}</title>
      <div className={styles.list}>
        <div className={styles.pill}><CentreSearchPill search={search} place={undefined} id="page-pill" /></div>
        <h1 tabIndex={-1} className="vh">{title}</h1>
        <EmptyState as="h2" spot="pause" title={title} action={<Button onClick={() => void refetch()} data-testid="try-again">{t('shell.tryAgain')}</Button>}>
          {t('seniorCare.list.failedHint')}
        </EmptyState>
      </div>
    </div>
  );
}
