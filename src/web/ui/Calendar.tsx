import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Day, dayIn, formatDayInWords, formatMonth } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './Calendar.module.css';
import { addMonths, afterKey, type DayLimits, firstWeekdayOf, weeksOf } from './calendarMonth.ts';
import { IconButton } from './IconButton.tsx';
import { WeekdayHead } from './WeekdayHead.tsx';

type Props = DayLimits & { value: Day | undefined; onChoose: (day: Day) => void };

/** A month as a grid: arrows move by days and weeks, Page Up and Down by months, with Shift by years. */
export function Calendar({ value, onChoose, min, max, reasonAgainst, rangeFrom, rangeTo }: Props) {
  const t = useWords();
  const locale = useLocale();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const today = dayIn(deviceZone(), new Date(Date.now()));
  const [focused, setFocused] = useState(() => within(value ?? today, min, max));
  const [followsFocus, setFollowsFocus] = useState(true);
  const firstWeekday = firstWeekdayOf(locale);
  const weekdays = Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);

  useEffect(() => {
    if (followsFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused, followsFocus]);

  const go = (day: Day, movesFocus: boolean) => {
    setFollowsFocus(movesFocus);
    setFocused(within(day, min, max));
  };
  const press = (event: KeyboardEvent) => {
    const day = afterKey(event, focused, firstWeekday);
    if (!day) return;
    event.preventDefault();
    go(day, true);
  };
  const against = (day: Day) => {
    if ((min && day < min) || (max && day > max)) return t('ui.calendar.outside');
    return reasonAgainst?.(day);
  };
  const isBetween = (day: Day) => {
    const [from, to] = [rangeFrom ?? value, rangeTo ?? value];
    return from !== undefined && to !== undefined && day >= from && day <= to;
  };
  const month = formatMonth(focused, locale);

  return (
    <div className={styles.calendar}>
      <div className={styles.top}>
        <IconButton
          label={t('ui.calendar.previous')}
          icon={<ChevronLeft size={26} />}
          onClick={() => go(addMonths(focused, -1), false)}
          data-testid="calendar-previous"
        />
        <h2 id={titleId} aria-live="polite">
          {month}
        </h2>
        <IconButton
          label={t('ui.calendar.next')}
          icon={<ChevronRight size={26} />}
          onClick={() => go(addMonths(focused, 1), false)}
          data-testid="calendar-next"
        />
      </div>
      <table ref={grid} role="grid" aria-labelledby={titleId} {...{ onKeyDown: press }}>
        <WeekdayHead weekdays={weekdays} />
        <tbody>
          {weeksOf(focused, firstWeekday).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => {
                if (!day) return <td key={column} />;
                const reason = against(day);
                return (
                  <td
                    key={column}
                    aria-selected={day === value}
                    data-between={isBetween(day) || undefined}
                    data-end={day === rangeFrom || day === rangeTo || undefined}
                  >
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-disabled={reason !== undefined || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={[formatDayInWords(day, locale), reason].filter(Boolean).join(', ')}
                      title={reason}
                      data-testid={`calendar-day-${day}`}
                      onClick={() => reason === undefined && onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
