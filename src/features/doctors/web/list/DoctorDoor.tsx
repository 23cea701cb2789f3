import { WordsSearch } from '#features/search/web/form/WordsSearch.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';

/** The way into the list of doctors from a page that does not know how they are searched. */
export function DoctorDoor() {
  const t = useWords();
  return (
    <WordsSearch
      label={t('doctors.search')}
      what={t('doctors.search.what')}
      example={t('doctors.search.example')}
      action={href('/top-Doctors')}
      id="door"
    />
  );
}
