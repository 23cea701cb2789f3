import { Clock } from 'lucide-react';
import { formatTime, formatWeekday, weekdayOf } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import type { Hours } from '../hours.ts';
import { type Opening, openingAt } from '../opening-hours.ts';

/** 'Open until 5 PM' or 'Opens Monday 8 AM', on the clock of the provider. */
export function OpeningNow({ hours, timeZone }: { hours: Hours; timeZone: string }) {
  const t = useWords();
  const locale = useLocale();
  const opening = openingAt(hours, timeZone, useNow());
  return (
    <span>
      <Clock size={20} aria-hidden="true" />
      {inWords(opening, { t, locale })}
    </span>
  );
}

function inWords(opening: Opening, { t, locale }: { t: Translate; locale: string }) {
  if (opening.state === 'open') return t('providers.open.until', { time: formatTime(opening.until, locale) });
  if (opening.state === 'never') return t('providers.open.never');
  const time = formatTime(opening.opens, locale);
  if (opening.isToday) return t('providers.open.today', { time });
  return t('providers.open.on', { day: formatWeekday(weekdayOf(opening.day), locale, 'long'), time });
}
