import { useQuery } from '@tanstack/react-query';
import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { doctorsAddress } from '../doctor-address.ts';
import { DoctorRow } from '../list/DoctorRow.tsx';
import { topDoctors } from '../queries.ts';

/** No doctor of that id, or none was named: whoever is free soonest instead. */
export function DoctorNotFound() {
  const t = useWords();
  const { data: top } = useQuery({ ...topDoctors(), meta: { isQuiet: true } });
  return (
    <ProfileNotFound
      title={t('doctors.gone')}
      hint={t('doctors.gone.hint')}
      list={{ href: doctorsAddress(), label: t('doctors.all') }}
      others={{
        title: t('doctors.soonest'),
        cards: top?.data,
        card: (doctor) => <DoctorRow doctor={doctor} />,
      }}
    />
  );
}
