import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { byDistance } from '../common-filters.ts';
import { appliedFilters, withoutFilters } from '../filters.ts';
import type { CountedChoices } from '../place-search.ts';
import { distances, type PlaceSearch } from '../search-limits.ts';
import { countsFor } from './queries.ts';
import type { Listed, SearchedService } from './searched-service.ts';

type Props<Search extends PlaceSearch, Card extends Listed> = {
  service: SearchedService<Search, Card>;
  search: Search;
  onChange: (change: Partial<Search>) => void;
};

/** Nothing fits: the two ways on, each only where it leads somewhere else, once that is known. */
export function NoResults<Search extends PlaceSearch, Card extends Listed>(props: Props<Search, Card>) {
  const { service, search, onChange } = props;
  const t = useWords();
  const locale = useLocale();
  const isFiltered = appliedFilters(service.rules, search, { t, locale }).length > 0;
  const { data: counted } = useQuery({ ...countsFor(service, search), placeholderData: undefined });
  const wider = widerOf(counted, search);
  return (
    <EmptyState
      as="h2"
      spot="search"
      title={t(`${service.words}.list.none`)}
      data-testid="no-results"
      action={
        <>
          {isFiltered && (counted?.withoutFilters ?? 0) > 0 && (
            <Button
              variant={wider ? 'secondary' : 'primary'}
              onClick={() => onChange(withoutFilters(service.rules, search))}
              data-testid="rescue-clear"
            >
              {t('ui.filter.clear')}
            </Button>
          )}
          {wider !== undefined && (
            <Button
              onClick={() => onChange({ miles: wider } as Partial<Search>)} // every search has a distance
              data-testid="rescue-widen"
            >
              {t('search.widen', { miles: wider })}
            </Button>
          )}
        </>
      }
    >
      {t('search.noneHint')}
    </EmptyState>
  );
}

/** The next distance at which there is somebody. */
const widerOf = (counted: CountedChoices | undefined, search: PlaceSearch) =>
  distances.find((miles) => miles > search.miles && (counted?.counts[byDistance.key]?.[miles] ?? 0) > 0);
