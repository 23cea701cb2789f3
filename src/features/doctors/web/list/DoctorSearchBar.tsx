import { WordsSearch } from '#features/search/web/form/WordsSearch.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type DoctorSearch, LONGEST_WORDS } from '../../search.ts';
import { doctorsAddress } from '../doctor-address.ts';

/** What somebody needs, in plain words. */
export function DoctorSearchBar({ search }: { search: DoctorSearch }) {
  const t = useWords();
  const navigate = useNavigate();
  return (
    <WordsSearch
      label={t('doctors.search')}
      what={t('doctors.search.what')}
      example={t('doctors.search.example')}
      action={doctorsAddress()}
      id="doctor"
      words={search.q}
      longest={LONGEST_WORDS}
      onSearch={(q) => void navigate(doctorsAddress({ ...search, q, page: 1 }))}
    />
  );
}
