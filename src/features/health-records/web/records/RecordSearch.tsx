import { Search, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { LONGEST_SOUGHT, soughtWords } from '../../looked-for.ts';
import type { Book } from './book.ts';
import styles from './RecordSearch.module.css';
import { FoundRecords } from './FoundRecords.tsx';

/** Looks through all sections by words; what is typed stays on this page. As long as nothing is typed the sections are shown. */
export function RecordSearch({ book, children }: { book: Book; children: ReactNode }) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = soughtWords(useDeferredValue(typed));
  const clear = () => {
    setTyped('');
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <search className={styles.search} data-print="hide">
        <Search size={22} aria-hidden="true" />
        <Input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={LONGEST_SOUGHT}
          aria-label={t('healthRecords.search')}
          placeholder={t('healthRecords.search')}
          enterKeyHint="search"
          autoComplete="off"
          data-testid="records-search"
        />
        {typed !== '' && (
          <IconButton
            label={t('healthRecords.search.clear')}
            icon={<X size={22} aria-hidden="true" />}
            onClick={clear}
            data-testid="records-search-clear"
          />
        )}
      </search>
      {words.length > 0 ? <FoundRecords book={book} words={words} /> : children}
    </>
  );
}
