import { formatTime, formatWeekday, formatZone } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { CentreDetails } from '../centre.ts';
import { weekInLines } from '../opening-hours.ts';
import styles from './CentreHours.module.css';
import { OpeningNow } from './OpeningNow.tsx';
import { useNow } from './useNow.ts';

/** Opening hours on the clock of the centre. */
export function CentreHours({ centre }: { centre: CentreDetails }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const day = (weekday: number) => formatWeekday(weekday, locale, 'long');
  return (
    <div className={styles.hours}>
      <h3>{t('seniorCare.hours')}</h3>
      <p className={styles.now}>
        <OpeningNow centre={centre} />
      </p>
      <FactList
        facts={weekInLines(centre.hours).map(({ from, to, hours }) => ({
          term: from === to ? day(from) : t('seniorCare.range', { from: day(from), to: day(to) }),
          value: hours
            ? t('seniorCare.range', { from: formatTime(hours.open, locale), to: formatTime(hours.close, locale) })
            : t('seniorCare.hours.closed'),
        }))}
      />
      <p className="small muted">{t('seniorCare.hours.zone', { zone: formatZone(centre.timeZone, locale, now) })}</p>
    </div>
  );
}
