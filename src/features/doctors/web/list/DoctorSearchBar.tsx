import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SearchCell } from '#web/ui/SearchCell.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type DoctorSearch, LONGEST_WORDS } from '../../search.ts';
import { doctorsAddress } from '../doctor-address.ts';
import styles from './DoctorSearchBar.module.css';

/** What somebody needs, in plain words. It works before the page has come alive, as a form of the browser. */
export function DoctorSearchBar({ search }: { search: DoctorSearch }) {
  const t = useWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.q);
  // another search came into the address bar: the field follows it
  const [followed, setFollowed] = useState(search.q);
  if (followed !== search.q) {
    setFollowed(search.q);
    setTyped(search.q);
  }
  const go = (event: FormEvent) => {
    event.preventDefault();
    void navigate(doctorsAddress({ ...search, q: typed.trim(), page: 1 }));
  };
  return (
    <form
      role="search"
      action={doctorsAddress()}
      onSubmit={go}
      className={styles.form}
      aria-label={t('doctors.search')}
    >
      <PersonAlong />
      <SearchCell
        icon="text"
        label={t('doctors.search.what')}
        controlId="doctor-words"
        control={
          <input
            id="doctor-words"
            name="q"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={LONGEST_WORDS}
            placeholder={t('doctors.search.example')}
            autoComplete="off"
            enterKeyHint="search"
            data-testid="doctor-words"
          />
        }
      />
      <Button type="submit" size="large" icon={<Search size={22} aria-hidden="true" />} data-testid="doctor-search">
        {t('ui.search')}
      </Button>
    </form>
  );
}
