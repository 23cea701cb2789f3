import { formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import styles from './TimeLink.module.css';
import { dayInWords, isSameClock } from './time-words.ts';

type Props = {
  time: string;
  /** On whose clock it is told, and where it is; the clock there stands below where it shows another time. */
  zone: string;
  timeZone: string;
  /** Into the booking. */
  href: string;
  /** For a screen reader, after the time. */
  name: string;
  /** Whether its day is said above; heard it is all the same. */
  isDayKnown?: boolean;
};

/** A free time that leads into the booking. */
export function TimeLink({ time, zone, timeZone, href, name, isDayKnown = false }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  return (
    <a className={styles.time} href={href} data-testid={`time-${time}`}>
      <small className={isDayKnown ? 'vh' : undefined}>{dayInWords(time, { zone, now, t, locale })}</small>
      <b>{formatClock(zone, time, locale)}</b>
      {!isSameClock(zone, timeZone, new Date(time)) && (
        <small>{t('availability.theirClock', { time: formatClock(timeZone, time, locale) })}</small>
      )}
      <span className="vh">, {t('availability.bookWith', { name })}</span>
    </a>
  );
}
