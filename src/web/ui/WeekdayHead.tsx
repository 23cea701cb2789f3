import { formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale } from '#web/i18n/words.tsx';

/** The columns of a month, short to see and in full to hear, from `firstWeekday` on: 1 for Monday to 7. */
export function WeekdayHead({ firstWeekday }: { firstWeekday: number }) {
  const locale = useLocale();
  const weekdays = Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" abbr={formatWeekday(weekday, locale, 'long')}>
            {sentenceCase(formatWeekday(weekday, locale), locale)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
