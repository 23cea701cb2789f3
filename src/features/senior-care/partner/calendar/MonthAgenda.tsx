import { ChevronRight } from 'lucide-react';
import { daysFrom, type Day, formatDayInWords, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { lastOf, stateOf } from './calendar-days.ts';
import { DayFigures } from './DayFigures.tsx';
import styles from './MonthAgenda.module.css';
import type { MonthProps } from './MonthGrid.tsx';

/** The month as a list for narrow screens: from today on, what is over folded away. */
export function MonthAgenda({ month, days, today, onOpen }: MonthProps) {
  const t = useWords();
  const dates = daysFrom(month, lastOf(month));
  const isThisMonth = dates.includes(today);
  const over = isThisMonth ? dates.filter((date) => date < today) : [];
  const list = (shown: readonly Day[]) => <DayList dates={shown} days={days} today={today} onOpen={onOpen} />;
  return (
    <Card padding="none" data-testid="month-agenda">
      {over.length > 0 && (
        <div className={styles.over}>
          <Disclosure summary={t('seniorCare.calendar.earlier')}>{list(over)}</Disclosure>
        </div>
      )}
      {list(dates.filter((date) => !over.includes(date)))}
    </Card>
  );
}

type ListProps = Pick<MonthProps, 'days' | 'today' | 'onOpen'> & { dates: readonly Day[] };

function DayList({ dates, days, today, onOpen }: ListProps) {
  const locale = useLocale();
  return (
    <ol className={styles.list}>
      {dates.map((date) => {
        const day = days.get(date);
        return (
          <li key={date}>
            <button
              type="button"
              className={styles.day}
              aria-current={date === today ? 'date' : undefined}
              data-state={day && stateOf(day)}
              onClick={() => onOpen(date)}
              data-print="show"
              data-testid={`day-${date}`}
            >
              <span className={styles.date} aria-hidden="true">
                {sentenceCase(formatWeekday(weekdayOf(date), locale), locale)}
                <b>{Number(date.slice(8))}</b>
              </span>
              <span className="vh">{formatDayInWords(date, locale, 'yearless')}:</span>
              {day ? <DayFigures day={day} /> : <Skeleton extent="long" />}
              <ChevronRight size={22} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
