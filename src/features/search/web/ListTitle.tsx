import type { ReactNode } from 'react';
import type { Translator } from '#shared/words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { AppliedFilters } from '#web/ui/AppliedFilters.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { appliedFilters, withoutFilters } from '../filters.ts';
import type { ListSearch } from '../search-limits.ts';
import styles from './ListTitle.module.css';
import type { ListItem, SearchedService, SearchReply } from './searched-service.ts';

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  found: SearchReply<Card>;
  search: Search;
  onChange: (change: Partial<Search>) => void;
  /** Beside the order. */
  children?: ReactNode;
};

/** How many there are, in what order, and by what the list is narrowed. */
export function ListTitle<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, found, search, onChange, children } = props;
  const t = useWords();
  const locale = useLocale();
  const applied = appliedFilters(service.rules, search, { t, locale });
  const hasSome = found.pagization.totalCount > 0;
  const title = titleOf(service, { found, search, t });
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {hasSome && (
          <p className="muted">
            {t(`${service.words}.list.order`, { sort: search.sort, ...service.orderOf?.(search) })}
          </p>
        )}
      </div>
      <div className={styles.sort}>
        {hasSome && (
          <SelectField
            label={t('search.sort')}
            id="sort"
            value={search.sort}
            options={service.sorts.map((value) => ({ value, label: t(`search.sort.${value}`) }))}
            onChange={({ target }) => {
              const sort = service.sorts.find((one) => one === target.value) ?? service.rules.empty.sort;
              onChange({ sort } as Partial<Search>); // every search has an order
            }}
            data-testid="sort"
          />
        )}
        {children}
      </div>
      <div className={styles.applied}>
        <AppliedFilters
          filters={applied}
          onRemove={(key) => onChange(applied.find((filter) => filter.key === key)?.without ?? {})}
          onClear={() => onChange(withoutFilters(service.rules, search))}
        />
      </div>
      <p role="status" className="vh">
        {title}
      </p>
    </div>
  );
}

type TitleProps<Search, Card extends ListItem> = { found: SearchReply<Card>; search: Search; t: Translator };

/** '14 adult day centers near Pasadena' */
export function titleOf<Search extends ListSearch, Card extends ListItem>(
  service: SearchedService<Search, Card>,
  { found: { pagization, place }, search, t }: TitleProps<Search, Card>,
): string {
  const { totalCount, isMore } = pagization;
  return t(service.titleOf?.(search) ?? `${service.words}.list.title`, {
    count: totalCount,
    shown: isMore ? `${totalCount}+` : String(totalCount),
    place: place?.city ?? t('search.here'),
  });
}
