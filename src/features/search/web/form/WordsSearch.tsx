import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SearchCell } from '#web/ui/SearchCell.tsx';
import { useTypedSearch } from './useTypedSearch.ts';
import styles from './WordsSearch.module.css';

type Props = {
  label: string;
  /** Of its field. */
  what: string;
  example: string;
  /** Where the list stands. */
  action: string;
  /** Its field and button are named after it. */
  id: string;
  /** The words of the search in the address bar. */
  words?: string;
  longest?: number;
  /** The browser searches by itself, when left out. */
  onSearch?: (words: string) => void;
};

/** A search by words, around no place. It works before the page has come alive, as a form of the browser. */
export function WordsSearch({ label, what, example, action, id, words = '', longest, onSearch }: Props) {
  const t = useWords();
  const [typed, setTyped] = useTypedSearch(words, () => words);
  const go = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" action={action} onSubmit={go} className={styles.form} aria-label={label}>
      <PersonAlong />
      <SearchCell
        icon="text"
        label={what}
        controlId={`${id}-words`}
        control={
          <input
            id={`${id}-words`}
            name="q"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={longest}
            placeholder={example}
            autoComplete="off"
            enterKeyHint="search"
            data-testid={`${id}-words`}
          />
        }
      />
      <Button type="submit" size="large" icon={<Search size={22} aria-hidden="true" />} data-testid={`${id}-search`}>
        {t('ui.search')}
      </Button>
    </form>
  );
}
