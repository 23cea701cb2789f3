import { Search } from 'lucide-react';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchCell } from '#web/ui/SearchCell.tsx';
import styles from './DoctorSearchBar.module.css';

/** The way into the list of doctors from a page that does not know how they are searched. */
export function DoctorDoor() {
  const t = useWords();
  return (
    <form role="search" action={href('/top-Doctors')} className={styles.form} aria-label={t('doctors.search')}>
      <PersonAlong />
      <SearchCell
        icon="text"
        label={t('doctors.search.what')}
        controlId="door-words"
        control={<input id="door-words" name="q" placeholder={t('doctors.search.example')} autoComplete="off" />}
      />
      <Button
        type="submit"
        size="large"
        icon={<Search size={22} aria-hidden="true" />}
        data-testid="door-doctors-search"
      >
        {t('ui.search')}
      </Button>
    </form>
  );
}
