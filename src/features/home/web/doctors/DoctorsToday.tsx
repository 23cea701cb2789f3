import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useReaderZone } from '#web/reader-zone.ts';
import { useNow } from '#web/useNow.ts';
import { SectionHeading } from '../SectionHeading.tsx';
import type { SoonDoctor } from './ask-soonest.ts';
import styles from './DoctorsToday.module.css';
import { SoonCard } from './SoonCard.tsx';
import { soonestDoctors } from './soonest-doctors.ts';

const MOST_CARDS = 4;

/** Who can be seen today; once nobody can any more, who can be seen soon. What has begun is not offered any longer. */
export function DoctorsToday() {
  const t = useWords();
  const now = useNow();
  const reader = useReaderZone();
  const { data } = useQuery(soonestDoctors());
  if (!data) return null;
  const soon = withTimes(data.doctors, ({ at }) => Date.parse(at) > now.getTime());
  const isToday = ({ at }: { at: string }, { timeZone }: SoonDoctor) =>
    dayIn(reader ?? timeZone, new Date(at)) === dayIn(reader ?? timeZone, now);
  const today = withTimes(soon, isToday);
  const shown = today.length > 0 ? today : soon;
  if (shown.length === 0) return null;
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="doctors">
      <div className={styles.head}>
        <SectionHeading
          id="doctors"
          line={data.averageYears !== null && t('doctors.average', { count: data.averageYears })}
        >
          {t(today.length > 0 ? 'doctors.title' : 'doctors.title.soon')}
        </SectionHeading>
        <a className="link" href={href('/top-Doctors')}>
          {t('doctors.all')}
        </a>
      </div>
      <ul className={styles.doctors}>
        {shown.slice(0, MOST_CARDS).map((doctor) => (
          <li key={doctor._id}>
            <SoonCard doctor={doctor} isToday={today.length > 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TimeTest = (time: SoonDoctor['times'][number], doctor: SoonDoctor) => boolean;

/** Whoever has such a time, with these times alone. */
const withTimes = (doctors: readonly SoonDoctor[], fits: TimeTest): SoonDoctor[] =>
  doctors
    .map((doctor) => ({ ...doctor, times: doctor.times.filter((time) => fits(time, doctor)) }))
    .filter(({ times }) => times.length > 0);
