import { type Day, formatDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';

/** From when to when something was booked; a visit has one day. */
export function EarnedDays({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }) {
  const t = useWords();
  const first = formatDay(firstDay);
  return <span>{firstDay === lastDay ? first : t('payouts.days', { first, last: formatDay(lastDay) })}</span>;
}
