import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useIsIdle } from '#web/useIsIdle.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { FilterMenu } from '#web/ui/FilterMenu.tsx';
import { type AnyFilter, appliedFilters, chosenInWords, chosenOf, FLAG, press } from '../filters.ts';
import type { ListSearch } from '../search-limits.ts';
import { countOf, FilterChoices } from './FilterChoices.tsx';
import styles from './Filters.module.css';
import { FilterSheet } from './FilterSheet.tsx';
import { countsFor } from './queries.ts';
import { type ListItem, offeredFilters, type SearchedService } from './searched-service.ts';

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  search: Search;
  onChange: (change: Partial<Search>) => void;
};

/** One row of chips: what is chosen applies at once, and stands in the address bar. */
export function Filters<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, search, onChange } = props;
  const t = useWords();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  // after the list itself, and before somebody comes to the filters
  const isIdle = useIsIdle();
  const { data } = useQuery({ ...countsFor(service, search), enabled: isIdle });
  const counted = isIdle ? data : undefined; // an empty list may have asked while these filters were not alive yet
  const applied = appliedFilters(service.rules, search, { t, locale });
  return (
    <>
      <FilterBar label={t('search.filters')} id="filters">
        <Chip
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          count={applied.length}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          data-testid="all-filters"
        >
          {t('search.filters.all')}
        </Chip>
        {offeredFilters(service, search).map((filter) =>
          filter.look === 'flag' ? (
            <FlagChip key={filter.key} filter={filter} count={countOf(counted?.counts, filter, FLAG)} {...props} />
          ) : (
            <ChoiceChip key={filter.key} filter={filter} {...props} />
          ),
        )}
      </FilterBar>
      {isOpen && <FilterSheet service={service} search={search} onClose={() => setIsOpen(false)} onShow={onChange} />}
    </>
  );
}

type ChipProps<Search extends ListSearch, Card extends ListItem> = Props<Search, Card> & { filter: AnyFilter };

function FlagChip<Search extends ListSearch, Card extends ListItem>(
  props: ChipProps<Search, Card> & { count: number | undefined },
) {
  const { service, filter, search, count, onChange } = props;
  const t = useWords();
  const locale = useLocale();
  const Icon = service.icons?.[filter.key];
  return (
    <Chip
      icon={Icon && <Icon size={20} aria-hidden="true" />}
      isPressed={chosenOf(filter, { search, empty: service.rules.empty }).length > 0}
      onClick={() => onChange(press(filter, search, undefined))}
      data-testid={`filter-${filter.key}`}
    >
      {filter.name({ t, locale })}
      {count !== undefined && <span className="vh">, {count}</span>}
    </Chip>
  );
}

/** Says what is chosen, or the filter's name when that is nothing or several. */
function ChoiceChip<Search extends ListSearch, Card extends ListItem>(props: ChipProps<Search, Card>) {
  const { service, filter, search } = props;
  const t = useWords();
  const locale = useLocale();
  const chosen = chosenOf(filter, { search, empty: service.rules.empty });
  const [only] = chosen;
  const isOne = chosen.length === 1 && only !== undefined;
  return (
    <FilterMenu
      label={isOne ? chosenInWords(filter, only, { t, locale }) : filter.name({ t, locale })}
      isApplied={chosen.length > 0}
      data-testid={`filter-${filter.key}`}
    >
      {({ isOpen }) => isOpen && <OpenChoices {...props} />}
    </FilterMenu>
  );
}

function OpenChoices<Search extends ListSearch, Card extends ListItem>(props: ChipProps<Search, Card>) {
  const { service, filter, search, onChange } = props;
  const { data: counted } = useQuery(countsFor(service, search));
  return (
    <div className={styles.choices}>
      <FilterChoices
        filter={filter}
        search={search}
        empty={service.rules.empty}
        counts={counted?.counts}
        onChange={onChange}
        id={`chip-${filter.key}`}
        own={service.own?.[filter.key]}
      />
    </div>
  );
}
