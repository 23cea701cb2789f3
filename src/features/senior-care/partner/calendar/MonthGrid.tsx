import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { afterKey, firstWeekdayOf, weeksOf } from '#web/ui/calendar-month.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WeekdayHead } from '#web/ui/WeekdayHead.tsx';
import type { CalendarDay } from '../../partner-contract.ts';
import { stateOf } from './calendar-days.ts';
import { DayFigures } from './DayFigures.tsx';
import styles from './MonthGrid.module.css';

export type MonthProps = {
  /** Its first day. */
  month: Day;
  /** Empty until the server has answered. */
  days: ReadonlyMap<Day, CalendarDay>;
  today: Day;
  onOpen: (day: Day) => void;
  /** To the month of a day. */
  onTurn: (day: Day) => void;
};

/** A month in weeks that begin as those of families do; arrows move over the days, also into the next month, and Enter opens one. */
export function MonthGrid({ month, days, today, onOpen, onTurn }: MonthProps) {
  const t = useWords();
  const firstWeekday = firstWeekdayOf(useLocale());
  const grid = useRef<HTMLTableElement>(null);
  const followsKeys = useRef(false);
  const isShown = (day: Day) => day.slice(0, 7) === month.slice(0, 7);
  const [wanted, setWanted] = useState(today);
  const current = [wanted, today].find(isShown) ?? month;

  useEffect(() => {
    // A key may lead into a month that is still on its way.
    if (!followsKeys.current || current !== wanted) return;
    followsKeys.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current, wanted]);

  const press = (event: KeyboardEvent) => {
    const next = afterKey(event, current, firstWeekday);
    if (!next) return;
    event.preventDefault();
    followsKeys.current = true;
    setWanted(next);
    if (!isShown(next)) onTurn(next);
  };
  return (
    <>
      <p className="vh" id="grid-keys">
        {t('seniorCare.calendar.keys')}
      </p>
      <table
        ref={grid}
        role="grid"
        aria-labelledby="month"
        aria-describedby="grid-keys"
        className={styles.grid}
        {...{ onKeyDown: press }}
        data-testid="month-grid"
      >
        <WeekdayHead firstWeekday={firstWeekday} />
        <tbody>
          {weeksOf(month, firstWeekday).map((week, index) => (
            <tr key={index} data-past={week.every((date) => date === undefined || date < today) || undefined}>
              {week.map((date, column) =>
                date === undefined ? (
                  <td key={column} />
                ) : (
                  <td key={column}>
                    <DayButton
                      date={date}
                      day={days.get(date)}
                      isCurrent={date === current}
                      today={today}
                      onOpen={() => {
                        setWanted(date);
                        onOpen(date);
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type ButtonProps = { date: Day; day: CalendarDay | undefined; isCurrent: boolean; today: Day; onOpen: () => void };

function DayButton({ date, day, isCurrent, today, onOpen }: ButtonProps) {
  const locale = useLocale();
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={date === today ? 'date' : undefined}
      className={styles.day}
      data-past={date < today || undefined}
      data-state={day && stateOf(day)}
      onClick={onOpen}
      data-print="show"
      data-testid={`day-${date}`}
    >
      <span className={styles.date} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className="vh">{formatDayInWords(date, locale, 'yearless')}:</span>
      {day ? <DayFigures day={day} /> : <Skeleton extent="long" />}
    </button>
  );
}
