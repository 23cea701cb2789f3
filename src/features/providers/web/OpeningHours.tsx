import { formatTime, formatWeekday, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { useNow } from '#web/useNow.ts';
import type { Hours } from '../hours.ts';
import { weekInLines } from '../opening-hours.ts';
import styles from './OpeningHours.module.css';
import { OpeningNow } from './OpeningNow.tsx';

type Props = {
  hours: Hours;
  timeZone: string;
  /** People live there: the hours are those of visits. */
  isResidence?: boolean;
};

/** Opening hours of a week on the clock of the provider, and how it stands at the door. */
export function OpeningHours({ hours, timeZone, isResidence = false }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const day = (weekday: number) => formatWeekday(weekday, locale, 'long');
  const range = (from: string, to: string) => t('ui.range', { from, to });
  return (
    <div className={styles.hours}>
      <h3>{t(isResidence ? 'providers.visits' : 'providers.hours')}</h3>
      <p className={styles.now}>
        <OpeningNow hours={hours} timeZone={timeZone} isResidence={isResidence} />
      </p>
      <FactList
        facts={weekInLines(hours).map(({ from, to, hours: open }) => ({
          term: sentenceCase(from === to ? day(from) : range(day(from), day(to)), locale),
          value: open
            ? range(formatTime(open.open, locale), formatTime(open.close, locale))
            : t('providers.hours.closed'),
        }))}
      />
      <p className="small muted">{t('providers.hours.zone', { zone: formatZone(timeZone, locale, now) })}</p>
    </div>
  );
}
