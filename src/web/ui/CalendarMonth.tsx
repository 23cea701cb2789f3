import { type KeyboardEvent, useId } from 'react';
import { type Day, formatDayInWords, formatMonth } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { type DayLimits, weeksOf } from './calendar-month.ts';
import { WeekdayHead } from './WeekdayHead.tsx';

type Props = Omit<DayLimits, 'max'> & {
  /** Any day of it. */
  month: Day;
  firstWeekday: number;
  value: Day | undefined;
  focused: Day;
  today: Day;
  /** Which end of a range a day is. */
  endOf?: ((day: Day) => string | undefined) | undefined;
  isOutside: (day: Day) => boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (day: Day) => void;
};

/** One month of a calendar, by the pattern of a date grid: its days are cells, which take the focus themselves. */
export function CalendarMonth(props: Props) {
  const { month, firstWeekday, min, value, focused, today, isOutside, factOf, rangeFrom, rangeTo, endOf } = props;
  const { onKeyDown, onChoose } = props;
  const t = useWords();
  const locale = useLocale();
  const titleId = useId();
  const keysId = `${titleId}-keys`;
  const [from, to] = [rangeFrom ?? value, rangeTo ?? value];
  const isWithin = (day: Day) => from !== undefined && to !== undefined && day >= from && day <= to;
  const isEnd = (day: Day) => day === value || day === rangeFrom || day === rangeTo;
  const cell = (day: Day) => {
    const fact = isOutside(day) ? { look: 'closed' as const, words: t('ui.calendar.outside') } : factOf?.(day);
    return {
      tabIndex: day === focused ? 0 : -1,
      onClick: () => onChoose(day),
      title: fact?.words,
      'aria-selected': isEnd(day) || isWithin(day),
      'aria-disabled': (fact && fact.look !== 'free') || undefined,
      'aria-current': day === today ? ('date' as const) : undefined,
      'aria-label': [formatDayInWords(day, locale), endOf?.(day), fact?.words].filter(Boolean).join(', '),
      'data-look': fact?.look,
      'data-between': isWithin(day) || undefined,
      'data-end': isEnd(day) || undefined,
      'data-testid': `calendar-day-${day}`,
    };
  };
  return (
    <div>
      <h2 id={titleId} aria-live="polite">
        {formatMonth(month, locale)}
      </h2>
      <table
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={keysId}
        aria-multiselectable={endOf ? true : undefined}
        {...{ onKeyDown }}
      >
        <WeekdayHead firstWeekday={firstWeekday} />
        <tbody>
          {weeksOf(month, firstWeekday, min).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day ? (
                  <td key={column} {...cell(day)}>
                    <span>{Number(day.slice(8))}</span>
                  </td>
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p hidden id={keysId}>
        {t('ui.calendar.keys')}
      </p>
    </div>
  );
}
