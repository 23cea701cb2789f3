import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Popover } from './Popover.tsx';
import styles from './SearchPill.module.css';

export type PillPart = { key: string; label: string; value: string; field: ReactNode };

type Props = {
  /** The name of the search: 'Search senior care'. */
  label: string;
  parts: readonly PillPart[];
  onSearch: () => void;
  'data-testid'?: string;
};

/** The search of a list page in its header. Each part opens its field below; on a phone the pill opens them all at once. */
export function SearchPill({ label, parts, onSearch, 'data-testid': testId = 'search-pill' }: Props) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const search = () => {
    setIsOpen(false);
    onSearch();
  };
  return (
    <search className={styles.search} aria-label={label} data-testid={testId}>
      <div className={styles.pill}>
        {parts.map(({ key, label: name, value, field }) => (
          <Popover key={key} label={name} trigger={(trigger) => (
            <button type="button" {...trigger} className={styles.part} data-testid={`${testId}-${key}`}>
              <span>{name}</span><b>{value}</b>
            </button>
          )}>
            {({ isOpen: isShown }) => <div className={styles.field}>{isShown && field}</div>}
          </Popover>
        ))}
        <button type="button" aria-label={t('ui.search')} className={styles.go} onClick={search} data-testid={`${testId}-go`}><Search size={22} aria-hidden="true" /></button>
      </div>
      <button type="button" className={styles.compact} onClick={() => setIsOpen(true)} data-testid={`${testId}-open`}>
        <Search size={22} aria-hidden="true" />
        <span><b>{parts[0]?.value}</b><span>{parts.slice(1).map(({ value }) => value).join(', ')}</span></span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={label} size="full" data-testid={`${testId}-sheet`}
        actions={<Button size="large" isWide onClick={search} data-testid={`${testId}-sheet-go`}>{t('ui.search')}</Button>}>
        <div className="fields">{parts.map(({ key, field }) => <div key={key}>{field}</div>)}</div>
      </Dialog>
    </search>
  );
}
