import { Clock } from 'lucide-react';
import { formatTime, formatWeekday, weekdayOf } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { CentreCard } from '../centre.ts';
import { type Opening, openingAt } from '../opening-hours.ts';
import { useNow } from './useNow.ts';

/** 'Open until 5 PM' or 'Opens Monday 8 AM', on the clock of the centre. */
export function OpeningNow({ centre }: { centre: Pick<CentreCard, 'hours' | 'timeZone'> }) {
  const t = useWords();
  const locale = useLocale();
  const opening = openingAt(centre.hours, centre.timeZone, useNow());
  return (
    <span>
      <Clock size={20} aria-hidden="true" />
      {inWords(opening, { t, locale })}
    </span>
  );
}

function inWords(opening: Opening, { t, locale }: { t: Translate; locale: string }) {
  if (opening.state === 'open') return t('seniorCare.open.until', { time: formatTime(opening.until, locale) });
  if (opening.state === 'never') return t('seniorCare.open.never');
  const time = formatTime(opening.opens, locale);
  if (opening.isToday) return t('seniorCare.open.today', { time });
  return t('seniorCare.open.on', { day: formatWeekday(weekdayOf(opening.day), locale, 'long'), time });
}
