import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { addDays, type Day, dayIn, daysFrom, formatDayInWords, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Agenda } from '../../calendar.ts';
import { AgendaDay } from './AgendaDay.tsx';
import styles from './AgendaDays.module.css';

type Props = {
  agenda: Agenda;
  /** When the slots begin that are offered to somebody who waits for an earlier time. */
  offered: readonly string[];
  days: 1 | 7;
};

/** A day, or a week from a day on, with a way to those before and after. */
export function AgendaDays({ agenda, offered, days }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [, setSearch] = useSearchParams();
  const { first, today, timeZone, visits, free } = agenda;
  const turnTo = (day: Day) =>
    setSearch(queryText({ show: days === 7 ? 'week' : 'day', day: day === today ? undefined : day }), {
      preventScrollReset: true,
    });
  const isOn = (day: Day) => (startsAt: string) => dayIn(timeZone, new Date(startsAt)) === day;
  const words = (day: Day) => formatDayInWords(day, locale, days === 7 ? 'short' : 'long');
  const span = days === 7 ? t('ui.range', { from: words(first), to: words(addDays(first, 6)) }) : words(first);
  return (
    <div className={styles.agenda}>
      <div className={styles.turn}>
        <IconButton
          label={t('bookings.agenda.before')}
          icon={<ChevronLeft size={26} />}
          onClick={() => turnTo(addDays(first, -days))}
          data-testid="agenda-before"
        />
        <h2 id="agenda" tabIndex={-1} aria-live="polite">
          {sentenceCase(span, locale)}
        </h2>
        <IconButton
          label={t('bookings.agenda.after')}
          icon={<ChevronRight size={26} />}
          onClick={() => turnTo(addDays(first, days))}
          data-testid="agenda-after"
        />
        {first !== today && (
          <Button
            variant="quiet"
            onClick={() => {
              turnTo(today);
              // This button goes.
              document.getElementById('agenda')?.focus();
            }}
            data-testid="agenda-today"
          >
            {t('bookings.agenda.today')}
          </Button>
        )}
      </div>
      <div className={styles.days} data-span={days}>
        {daysFrom(first, addDays(first, days - 1)).map((day) => (
          <AgendaDay
            key={day}
            day={day}
            isAlone={days === 1}
            isToday={day === today}
            timeZone={timeZone}
            visits={visits.filter((visit) => visit.day === day)}
            free={free.filter(isOn(day))}
            offered={offered.filter(isOn(day))}
          />
        ))}
      </div>
      <p className="small muted">
        {t('availability.zone', { zone: formatZone(timeZone, locale, new Date(`${first}T12:00:00Z`)) })}
      </p>
    </div>
  );
}
