import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { Translate } from '#shared/words.ts';
import { AppliedFilters } from '#web/ui/AppliedFilters.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { type CentreSearch, sorts } from '../../search.ts';
import { appliedFilters, withoutFilters } from './applied-filters.ts';
import styles from './ListTitle.module.css';
import type { Found } from '../queries.ts';

type Props = { found: Found; search: CentreSearch; onChange: (change: Partial<CentreSearch>) => void };

/** How many there are, in what order, and by what the list is narrowed. */
export function ListTitle({ found, search, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const applied = appliedFilters(search, { t, locale });
  const title = titleOf(found, search, t);
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">
          {t('seniorCare.list.order', {
            sort: search.sort,
            count: search.guests,
            days: Math.max(search.days.length, 1),
          })}
        </p>
      </div>
      <div className={styles.sort}>
        <SelectField
          label={t('seniorCare.sort')}
          id="sort"
          value={search.sort}
          options={sorts.map((value) => ({ value, label: t(`seniorCare.sort.${value}`) }))}
          onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? 'distance' })}
          data-testid="sort"
        />
      </div>
      <div className={styles.applied}>
        <AppliedFilters
          filters={applied}
          onRemove={(key) => onChange(applied.find((filter) => filter.key === key)?.without ?? {})}
          onClear={() => onChange(withoutFilters(search))}
        />
      </div>
      <p role="status" className="vh">
        {title}
      </p>
    </div>
  );
}

/** '14 adult day centers near Pasadena' */
export function titleOf({ pagization, place }: Found, { kind }: CentreSearch, t: Translate): string {
  const { totalCount, isMore } = pagization;
  const what = kind.length === 1 ? kind[0] : 'any';
  return t(`seniorCare.list.title.${what}`, {
    count: totalCount,
    shown: isMore ? `${totalCount}+` : String(totalCount),
    place: place?.city ?? t('seniorCare.map.here'),
  });
}
