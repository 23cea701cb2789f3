import { TimeLink } from '#features/availability/web/TimeLink.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useReaderZone } from '#web/reader-zone.ts';
import { Art } from '#web/ui/Art.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import type { SoonDoctor } from './ask-soonest.ts';
import styles from './SoonCard.module.css';

const MOST_TIMES = 2;

/** A doctor and their next free times, each of which leads into its booking. */
export function SoonCard({ doctor, isToday }: { doctor: SoonDoctor; isToday: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const reader = useReaderZone();
  const { _id: id, name, specialty, languages, rating, reviewCount, price, timeZone } = doctor;
  const facts = [
    specialty && t(`doctors.specialty.${specialty}`),
    languages.includes('es') && t('home.doctors.spanish'),
  ];
  return (
    <article className={styles.card} data-testid={`soon-${id}`}>
      <div className={styles.picture}>
        <Art kind="portrait" traits={{ ...doctor.art, backdrop: 'none' }} width={182} height={212} />
      </div>
      <div className={styles.words}>
        <h3>
          <a href={href('/Md/:pathParam?', { pathParam: id })}>{name}</a>
        </h3>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.facts}>
          {rating !== null && <Stars rating={rating} count={reviewCount} />}
          {price && <b>{t(`doctors.price.${price.words}`, { price: formatMoney(price.cents, locale, 'short') })}</b>}
        </p>
        <ul className={styles.times}>
          {doctor.times.slice(0, MOST_TIMES).map((time) => (
            <li key={time.at}>
              <TimeLink
                time={time.at}
                zone={reader ?? timeZone}
                timeZone={timeZone}
                href={time.href}
                name={name}
                isDayKnown={isToday}
              />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
