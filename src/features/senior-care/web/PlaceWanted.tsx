import { useWords } from '#web/i18n/words.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { CentreSearch } from '../search.ts';
import styles from './PlaceWanted.module.css';
import { SearchCard } from './SearchCard.tsx';
import { hasPlace } from './search-address.ts';

/** No place was given, or none of that name is known: what was chosen besides stays. */
export function PlaceWanted({ search }: { search: CentreSearch }) {
  const t = useWords();
  return (
    <div className={styles.wanted}>
      <h1 tabIndex={-1}>{t('seniorCare.list.noPlace')}</h1>
      <SearchCard search={search} />
      {hasPlace(search)
        ? <EmptyState as="h2" spot="search" title={t('ui.location.none', { query: search.place })} data-testid="place-unknown" />
        : <EmptyState as="h2" spot="search" title={t('errors.locationBlank')} data-testid="place-missing">{t('seniorCare.list.noPlaceHint')}</EmptyState>}
    </div>
  );
}
