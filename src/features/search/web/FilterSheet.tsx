import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { type AnyFilter, withoutFilters } from '../filters.ts';
import type { ListSearch } from '../search-limits.ts';
import { FilterChoices } from './FilterChoices.tsx';
import styles from './FilterSheet.module.css';
import { countsFor, isRefused, resultsFor } from './queries.ts';
import { type ListItem, offeredFilters, type SearchedService } from './searched-service.ts';

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  search: Search;
  onClose: () => void;
  onShow: (change: Partial<Search>) => void;
};

/** Every filter at once. They apply with the button, which says beforehand how many providers they leave. */
export function FilterSheet<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, search, onClose, onShow } = props;
  const t = useWords();
  const [draft, setDraft] = useState<Search>({ ...search, page: 1 });
  const { data: counted } = useQuery(countsFor(service, draft));
  const results = { ...resultsFor(service, draft), meta: { isQuiet: true } };
  const { data } = useQuery({ ...results, placeholderData: (before) => before });
  const found = data && !isRefused(data) ? data : undefined;
  const show = () => {
    onShow(draft);
    onClose();
  };
  const choices = (filter: AnyFilter) => (
    <FilterChoices
      key={filter.key}
      filter={filter}
      search={draft}
      empty={service.rules.empty}
      counts={counted?.counts}
      onChange={(change) => setDraft({ ...draft, ...change })}
      id="sheet"
      own={service.own?.[filter.key]}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('search.filters.all')} size="full" data-testid="all-filters-sheet">
      <div className={styles.groups}>
        {groupsOf(offeredFilters(service, search)).map(([first, ...others]) =>
          first.look === 'flag' ? (
            <FieldGroup key={first.key} label={t('search.filter.more')} id={`sheet-${first.key}`}>
              {[first, ...others].map(choices)}
            </FieldGroup>
          ) : (
            choices(first)
          ),
        )}
      </div>
      <div className={styles.actions}>
        <Button size="large" onClick={show} data-testid="all-filters-show">
          {found
            ? t(`${service.words}.list.show`, { count: found.pagization.totalCount })
            : t(`${service.words}.list.showAny`)}
        </Button>
        <Button
          variant="quiet"
          size="large"
          onClick={() => setDraft(withoutFilters(service.rules, draft))}
          data-testid="all-filters-clear"
        >
          {t('ui.filter.clear')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Flags stand together, where the first of them is; each other filter is a group of its own. */
function groupsOf(filters: readonly AnyFilter[]): [AnyFilter, ...AnyFilter[]][] {
  const flags = filters.filter(({ look }) => look === 'flag');
  return filters.flatMap((filter): [AnyFilter, ...AnyFilter[]][] => {
    if (filter.look !== 'flag') return [[filter]];
    return filter === flags[0] ? [[filter, ...flags.slice(1)]] : [];
  });
}
