import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { serverNow } from '#web/server-clock.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './Calendar.module.css';
import { addMonths, afterKey, type DayLimits, firstOfMonth, firstWeekdayOf } from './calendar-month.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { IconButton } from './IconButton.tsx';

type Props = DayLimits & {
  value: Day | undefined;
  onChoose: (day: Day) => void;
  /** How many months stand beside each other. */
  months?: 1 | 2;
  /** False where it is part of a page: then the focus comes by Tab only. */
  takesFocus?: boolean;
  /** Which end of a range a day is; without it there is one day to choose. */
  endOf?: (day: Day) => string | undefined;
};

/** Months as grids: arrows move by days and weeks, Page Up and Down by months, with Shift by years. One day of them is a tab stop. */
export function Calendar({ value, onChoose, months = 1, takesFocus = true, endOf, ...limits }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { min, max, factOf } = limits;
  const grids = useRef<HTMLDivElement>(null);
  const today = dayIn(deviceZone(), new Date(serverNow()));
  const [focused, setFocused] = useState(() => within(value ?? limits.rangeFrom ?? today, min, max));
  const [first, setFirst] = useState(() => firstOfMonth(focused));
  const [followsFocus, setFollowsFocus] = useState(takesFocus);
  const firstWeekday = firstWeekdayOf(locale);
  const last = addMonths(first, months - 1);

  useEffect(() => {
    if (followsFocus) grids.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused, followsFocus]);

  const go = (day: Day) => {
    const next = within(day, min, max);
    const month = firstOfMonth(next);
    setFollowsFocus(true);
    setFocused(next);
    if (month < first) setFirst(month);
    if (month > last) setFirst(addMonths(month, 1 - months));
  };
  const canTurn = (by: -1 | 1) => (by < 0 ? !min || firstOfMonth(min) < first : !max || firstOfMonth(max) > last);
  const turn = (by: -1 | 1) => {
    if (!canTurn(by)) return;
    const next = addMonths(first, by);
    setFollowsFocus(false);
    setFirst(next);
    const isInSight = focused >= next && firstOfMonth(focused) <= addMonths(next, months - 1);
    if (!isInSight) setFocused(within(addMonths(focused, by), min, max));
  };
  const press = (event: KeyboardEvent) => {
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const day = afterKey(event, focused, firstWeekday);
    if (!day && !isChoice) return;
    event.preventDefault();
    if (day) go(day);
    else choose(focused);
  };
  const against = (day: Day) => (min && day < min) || (max && day > max);
  const choose = (day: Day) => {
    setFocused(day);
    const look = factOf?.(day)?.look ?? 'free';
    if (!against(day) && look === 'free') onChoose(day);
  };
  const turner = (by: -1 | 1) => ({
    onClick: () => turn(by),
    'aria-disabled': !canTurn(by) || undefined,
    label: t(by < 0 ? 'ui.calendar.previous' : 'ui.calendar.next'),
    icon: by < 0 ? <ChevronLeft size={26} /> : <ChevronRight size={26} />,
  });

  return (
    <div className={styles.calendar} data-months={months}>
      <div className={styles.turners}>
        <IconButton {...turner(-1)} data-testid="calendar-previous" />
        <IconButton {...turner(1)} data-testid="calendar-next" />
      </div>
      <div ref={grids} className={styles.months}>
        {Array.from({ length: months }, (_, index) => (
          <CalendarMonth
            {...limits}
            key={index}
            month={addMonths(first, index)}
            firstWeekday={firstWeekday}
            value={value}
            focused={focused}
            today={today}
            endOf={endOf}
            isOutside={(day) => Boolean(against(day))}
            onKeyDown={press}
            onChoose={choose}
          />
        ))}
      </div>
    </div>
  );
}

function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
