import { useQuery } from '@tanstack/react-query';
import { useLastList } from '#features/search/web/last-list.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { doctorsAddress } from '../doctor-address.ts';
import { DoctorRow } from '../list/DoctorRow.tsx';
import { topDoctors } from '../queries.ts';

const MOST_CARDS = 3;

/** No doctor of that id, or none was named: whoever is free soonest instead. */
export function DoctorNotFound() {
  const t = useWords();
  const last = useLastList();
  const { data: top } = useQuery({ ...topDoctors(), meta: { isQuiet: true } });
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('doctors.gone'))}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={t('doctors.gone')}
        action={<ButtonLink href={last?.address ?? doctorsAddress()}>{t('doctors.all')}</ButtonLink>}
      >
        {t('doctors.gone.hint')}
      </EmptyState>
      {top && top.data.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{t('doctors.soonest')}</h2>
          <ul className="card-list">
            {top.data.slice(0, MOST_CARDS).map((doctor) => (
              <li key={doctor._id}>
                <DoctorRow doctor={doctor} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
