import { formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { isBuilt } from '#web/routes.ts';
import { useNow } from '#web/useNow.ts';
import { appointmentAddress, APPOINTMENT_SCREEN } from '../appointment-address.ts';
import type { Mode } from '../appointment-price.ts';
import { useReaderZone } from '#web/reader-zone.ts';
import styles from './TimeLink.module.css';
import { dayInWords, isSameClock } from './time-words.ts';

type Props = { doctor: { _id: string; name: string; timeZone: string }; mode: Mode | undefined; time: string };

/** A free time on the reader's clock, with the doctor's below where it shows another one; it leads into the booking. */
export function TimeLink({ doctor: { _id: id, name, timeZone }, mode, time }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const reader = useReaderZone();
  const zone = reader ?? timeZone;
  const words = (
    <>
      <small>{dayInWords(time, { zone, now, t, locale })}</small>
      <b>{formatClock(zone, time, locale)}</b>
      {!isSameClock(zone, timeZone, new Date(time)) && (
        <small>{t('doctors.theirClock', { time: formatClock(timeZone, time, locale) })}</small>
      )}
    </>
  );
  if (!isBuilt(APPOINTMENT_SCREEN)) return <span className={styles.time}>{words}</span>;
  return (
    <a className={styles.time} href={appointmentAddress({ doctor: id, mode, time })} data-testid={`time-${time}`}>
      {words}
      <span className="vh">, {t('doctors.bookWith', { name })}</span>
    </a>
  );
}
