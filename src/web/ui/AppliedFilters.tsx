import { X } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './AppliedFilters.module.css';

type Props = {
  filters: readonly { key: string; label: string }[];
  onRemove: (key: string) => void;
  onClear: () => void;
};

/** What is filtered by, each with a button that takes it away. */
export function AppliedFilters({ filters, onRemove, onClear }: Props) {
  const t = useWords();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.list}>
      {filters.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('ui.filter.remove', { name: label })}
            onClick={() => onRemove(key)}
            data-testid={`filter-remove-${key}`}
          >
            {label}
            <X size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-quiet="" onClick={onClear} data-testid="filters-clear">
          {t('ui.filter.clear')}
        </button>
      </li>
    </ul>
  );
}
