import { type Day, formatDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';

/** From when to when something was booked; a visit has one day. */
export function EarnedDays({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }) {
  const t = useWords();
  if (firstDay === lastDay) return formatDay(firstDay);
  return t('payouts.days', { first: formatDay(firstDay), last: formatDay(lastDay) });
}
