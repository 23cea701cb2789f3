import { CalendarCheck } from 'lucide-react';
import { bothClocks } from '#shared/both-clocks.ts';
import { dayIn, formatClock, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import type { Request } from '../request-contract.ts';
import { goesByTheHour, meetsElsewhere, usePagesOf } from '../web/booking-pages.tsx';
import { Deadline } from './Deadline.tsx';

/** When somebody who is expected comes next, or is visited, on both clocks where the hour is kept elsewhere; nothing once the last time is over. */
export function NextTime({ request: { kind, isAtHome, times, timeZone } }: { request: Request }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const pages = usePagesOf(kind);
  const isByTheHour = goesByTheHour(pages);
  const next = times.find(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  if (!next) return null;
  const isToday = next.day === dayIn(timeZone, now);
  const time = isByTheHour
    ? bothClocks(new Date(next.startsAt), { timeZone, readerZone: deviceZone(), locale })
    : formatClock(timeZone, next.startsAt, locale);
  const moment = isToday ? time : `${formatDayInWords(next.day, locale, 'short')}, ${time}`;
  return (
    <Deadline
      tone={isToday ? 'today' : 'calm'}
      icon={<CalendarCheck size={18} aria-hidden="true" />}
      data-testid="next-time"
    >
      <time dateTime={next.startsAt}>
        {meetsElsewhere(pages, { isAtHome })
          ? t(isToday ? 'partner.next.visit.today' : 'partner.next.visit', { moment })
          : t(isToday ? 'partner.next.today' : 'partner.next', { moment })}
      </time>
    </Deadline>
  );
}
