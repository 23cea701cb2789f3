import { addDays, type Day, dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useNow } from '#web/useNow.ts';

type Props = {
  day: Day | undefined;
  /** The free ones. */
  times: readonly string[];
  timeZone: string;
  aheadDays: number;
};

/** Where nothing can be booked from that day on: from when on it can, or that all is taken. */
export function LaterDay({ day, times, timeZone, aheadDays }: Props) {
  const t = useWords();
  const locale = useLocale();
  const today = dayIn(timeZone, useNow());
  if (!day || times.some((time) => dayIn(timeZone, new Date(time)) >= day)) return null;
  const inWords = (one: Day) => formatDayInWords(one, locale);
  return (
    <Notice data-testid="later-day">
      {day > addDays(today, aheadDays)
        ? t('doctors.book.day.far', { day: inWords(day), from: inWords(addDays(day, -aheadDays)) })
        : t('doctors.book.day.taken', { day: inWords(day) })}
    </Notice>
  );
}
