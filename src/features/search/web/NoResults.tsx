import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { byDistance } from '../common-filters.ts';
import { appliedFilters, withoutFilters } from '../filters.ts';
import type { CountedChoices } from '../place-search.ts';
import { distances, type ListSearch, type PlaceSearch, RESULTS_A_PAGE } from '../search-limits.ts';
import { countsFor } from './queries.ts';
import { listAddress, type ListItem, type SearchedService, type SearchReply } from './searched-service.ts';

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  search: Search;
  found: SearchReply<Card>;
  /** Nobody at all is found, whatever the filters; a wider search is handed over, where that finds somebody. */
  nobody: (widen: ReactNode) => ReactNode;
  onChange: (change: Partial<Search>) => void;
};

/** Nothing fits: the ways on, each only where it leads somewhere else, once that is known. */
export function NoResults<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, search, found, nobody, onChange } = props;
  const t = useWords();
  const locale = useLocale();
  const isFiltered = appliedFilters(service.rules, search, { t, locale }).length > 0;
  const { data: counted } = useQuery({ ...countsFor(service, search), placeholderData: undefined });
  const wider = widerOf(counted, search);
  const widen = wider !== undefined && (
    <Button
      onClick={() => onChange({ miles: wider } as unknown as Partial<Search>)} // it has a distance already
      data-testid="rescue-widen"
    >
      {t('search.widen', { miles: wider })}
    </Button>
  );
  if (found.pagization.totalCount > 0) return <PastTheEnd service={service} search={search} found={found} />;
  if (!isFiltered || (counted?.withoutFilters === 0 && wider === undefined)) return nobody(widen);
  const clears = (counted?.withoutFilters ?? 0) > 0;
  const hint =
    (clears && wider === undefined) || !isAroundPlace(search)
      ? t('search.noneHint.filters')
      : counted && !clears
        ? t('search.noneHint.wider')
        : t('search.noneHint');
  return (
    <EmptyState
      as="h2"
      spot="search"
      title={t(`${service.words}.list.none`)}
      data-testid="no-results"
      action={
        <>
          {clears && (
            <Button
              variant={wider ? 'secondary' : 'primary'}
              onClick={() => onChange(withoutFilters(service.rules, search))}
              data-testid="rescue-clear"
            >
              {t('ui.filter.clear')}
            </Button>
          )}
          {widen}
        </>
      }
    >
      {hint}
    </EmptyState>
  );
}

type Listing<Search extends ListSearch, Card extends ListItem> = Pick<
  Props<Search, Card>,
  'service' | 'search' | 'found'
>;

/** A page number that the list does not reach, as in an old link. */
function PastTheEnd<Search extends ListSearch, Card extends ListItem>(props: Listing<Search, Card>) {
  const { service, search, found } = props;
  const t = useWords();
  const page = Math.ceil(found.pagization.totalCount / RESULTS_A_PAGE);
  return (
    <EmptyState
      as="h2"
      spot="search"
      title={t('search.past')}
      data-testid="past-the-end"
      action={
        <ButtonLink href={listAddress(service, { ...search, page })} data-testid="last-page">
          {t('search.past.last', { page })}
        </ButtonLink>
      }
    />
  );
}

/** The next distance at which there is somebody. */
const widerOf = (counted: CountedChoices | undefined, search: ListSearch | PlaceSearch) =>
  isAroundPlace(search)
    ? distances.find((miles) => miles > search.miles && (counted?.counts[byDistance.key]?.[miles] ?? 0) > 0)
    : undefined;

const isAroundPlace = (search: ListSearch | PlaceSearch): search is PlaceSearch => 'miles' in search;
