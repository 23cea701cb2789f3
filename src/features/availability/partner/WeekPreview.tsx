import { addDays, dayIn, daysFrom, formatDayInWords, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { Card } from '#web/ui/Card.tsx';
import { SlotTimes, type WeekSlot } from './SlotTimes.tsx';
import styles from './Schedule.module.css';

type Props = {
  /** What stands there. */
  text: string;
  /** The free ones of the next seven days; undefined where none are offered at all. */
  slots: readonly WeekSlot[] | undefined;
  /** The provider's. */
  timeZone: string;
};

/** What can be chosen in the next seven days. */
export function WeekPreview({ text, slots, timeZone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const today = dayIn(timeZone, now);
  return (
    <Card tint="sky" aria-labelledby="visit-week" data-testid="visit-week">
      <h2 id="visit-week">{t('availability.week')}</h2>
      <p className="small">{text}</p>
      {slots && (
        <ul className={styles.week}>
          {daysFrom(today, addDays(today, 6)).map((day) => (
            <li key={day}>
              <b>{sentenceCase(formatDayInWords(day, locale, 'short'), locale)}</b>
              <SlotTimes
                slots={slots.filter(({ startsAt }) => dayIn(timeZone, new Date(startsAt)) === day)}
                timeZone={timeZone}
                none={t('availability.week.none')}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">{t('availability.zone', { zone: formatZone(timeZone, locale, now) })}</p>
    </Card>
  );
}
