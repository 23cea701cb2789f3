import { Clock } from 'lucide-react';
import { formatTime, formatWeekday, weekdayOf } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import type { Hours } from '../hours.ts';
import { openingAt, type OpenState } from '../opening-hours.ts';

type Props = {
  hours: Hours;
  timeZone: string;
  /** Where people live, the hours are those of visits. */
  isResidence?: boolean;
};

/** 'Open until 5 PM' or 'Opens Monday 8 AM', on the clock of the provider. */
export function OpeningNow({ hours, timeZone, isResidence = false }: Props) {
  const t = useWords();
  const locale = useLocale();
  const opening = openingAt(hours, timeZone, useNow());
  return (
    <span>
      <Clock size={20} aria-hidden="true" />
      {inWords(opening, { t, locale, are: isResidence ? 'visits' : 'open' })}
    </span>
  );
}

function inWords(opening: OpenState, { t, locale, are }: { t: Translator; locale: string; are: 'open' | 'visits' }) {
  if (opening.state === 'open') return t(`providers.${are}.until`, { time: formatTime(opening.until, locale) });
  if (opening.state === 'never') return t(`providers.${are}.never`);
  const time = formatTime(opening.opens, locale);
  if (opening.isToday) return t(`providers.${are}.today`, { time });
  return t(`providers.${are}.on`, { day: formatWeekday(weekdayOf(opening.day), locale, 'long'), time });
}
