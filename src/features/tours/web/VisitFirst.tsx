import { CalendarSearch } from 'lucide-react';
import { useForWhom } from '#features/family/web/named-person.ts';
import { dayIn, formatClock, formatDayInWords, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { TourTimes } from '../times.ts';
import { askAddress } from './visit-address.ts';
import styles from './VisitFirst.module.css';

const SHOWN = 4;

/** The way to see a place before one books there: its next free times, each one tap away. Nothing where it takes no visits. */
export function VisitFirst({ providerId, visits }: { providerId: string; visits: TourTimes }) {
  const t = useWords();
  const locale = useLocale();
  const person = useForWhom();
  if (!visits) return null;
  const { times, timeZone, minutes } = visits;
  const words = (time: string) => {
    const day = formatDayInWords(dayIn(timeZone, new Date(time)), locale, 'short');
    return { day: sentenceCase(day, locale), clock: formatClock(timeZone, time, locale) };
  };
  const [first] = times;
  return (
    <Card tint="sky" className={styles.card} aria-labelledby="visit-first" data-testid="visit-first">
      <h2 id="visit-first">
        <CalendarSearch size={26} aria-hidden="true" />
        {t('tours.first')}
      </h2>
      <p>{t('tours.first.text', { minutes })}</p>
      {first === undefined ? (
        <p className="muted">{t('availability.none')}</p>
      ) : (
        <>
          <ul className={styles.times}>
            {times.slice(0, SHOWN).map((at) => (
              <li key={at}>
                <a href={askAddress(providerId, { at, person })} data-testid="visit-time">
                  <span>{words(at).day}</span> <b>{words(at).clock}</b>
                </a>
              </li>
            ))}
          </ul>
          <p className="small">{t('availability.zone', { zone: formatZone(timeZone, locale, new Date(first)) })}</p>
          {times.length > SHOWN && (
            <p>
              <ButtonLink variant="secondary" href={askAddress(providerId, { person })} data-testid="visit-more">
                {t('tours.first.more')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
