import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import type { DoctorCard } from '../../doctor.ts';
import type { DoctorSearch } from '../../search.ts';
import { doctorsAddress } from '../doctor-address.ts';
import { DoctorRow } from './DoctorRow.tsx';

const MOST_CARDS = 3;

/** Words that mean nobody: what else to try, who is free soonest, and somebody to call. */
export function NobodyFound({ search, soonest }: { search: DoctorSearch; soonest: readonly DoctorCard[] }) {
  const t = useWords();
  return (
    <div className="stack">
      <EmptyState
        as="h2"
        spot="search"
        title={search.q === '' ? t('doctors.list.none') : t('doctors.list.nobody', { words: search.q })}
        action={<ButtonLink href={doctorsAddress()}>{t('doctors.all')}</ButtonLink>}
        data-testid="nobody-found"
      >
        {t('doctors.list.nobody.hint')}
      </EmptyState>
      {soonest.length > 0 && (
        <section aria-labelledby="soonest">
          <h2 id="soonest">{t('doctors.soonest')}</h2>
          <ol className="card-list">
            {soonest.slice(0, MOST_CARDS).map((doctor) => (
              <li key={doctor._id}>
                <DoctorRow doctor={doctor} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <div>
        <p>{t('search.nobody.call')}</p>
        <HelpLine />
      </div>
    </div>
  );
}
