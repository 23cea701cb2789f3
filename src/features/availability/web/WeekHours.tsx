import { formatTime, formatWeekday, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { FactList } from '#web/ui/FactList.tsx';
import type { HoursRange } from '../weekly-hours.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

type Props = {
  hours: readonly HoursRange[];
  timeZone: string;
  /** What is said of a day without any. */
  none: string;
};

/** The hours of each weekday, on the clock of whoever has them. */
export function WeekHours({ hours, timeZone, none }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const on = (weekday: number) =>
    hours
      .filter((range) => range.weekday === weekday)
      .sort((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => t('ui.range', { from: formatTime(opens, locale), to: formatTime(closes, locale) }));
  return (
    <>
      <FactList
        facts={weekdays.map((weekday) => ({
          term: sentenceCase(formatWeekday(weekday, locale, 'long'), locale),
          value: on(weekday).join(', ') || none,
        }))}
      />
      <p className="small muted">{t('availability.zone', { zone: formatZone(timeZone, locale, now) })}</p>
    </>
  );
}
