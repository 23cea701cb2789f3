import { formatTime, formatWeekday, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { FactList } from '#web/ui/FactList.tsx';
import type { HoursRange } from '../weekly-hours.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

type Hours = { hours: readonly HoursRange[]; timeZone: string };

/** The hours of each weekday, on the clock of whoever has them; `none`: what is said of a day without any. */
export function WeekHours({ hours, timeZone, none }: Hours & { none: string }) {
  const days = useDays(hours);
  return (
    <>
      <FactList facts={days.map(({ day, times }) => ({ term: day, value: times || none }))} />
      <Zone timeZone={timeZone} />
    </>
  );
}

/** The same where there is little room: a line for each day that has hours. */
export function BriefHours({ hours, timeZone }: Hours) {
  const days = useDays(hours).filter(({ times }) => times !== '');
  return (
    <>
      {days.map(({ day, times }) => (
        <div key={day}>
          {day}: {times}
        </div>
      ))}
      <Zone timeZone={timeZone} />
    </>
  );
}

function useDays(hours: readonly HoursRange[]) {
  const t = useWords();
  const locale = useLocale();
  return weekdays.map((weekday) => ({
    day: sentenceCase(formatWeekday(weekday, locale, 'long'), locale),
    times: hours
      .filter((range) => range.weekday === weekday)
      .sort((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => t('ui.range', { from: formatTime(opens, locale), to: formatTime(closes, locale) }))
      .join(', '),
  }));
}

function Zone({ timeZone }: Pick<Hours, 'timeZone'>) {
  const t = useWords();
  const locale = useLocale();
  return <p className="small muted">{t('availability.zone', { zone: formatZone(timeZone, locale, useNow()) })}</p>;
}
