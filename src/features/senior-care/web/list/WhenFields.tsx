import { readDay } from '#shared/dates.ts';
import { DaysCalendar, useCalendarBrought } from '../days/DaysCalendar.tsx';
import { StayDates } from '../days/StayDates.tsx';
import type { CentreSearchForm } from './useCentreSearch.ts';
import styles from './WhenFields.module.css';

type Props = {
  form: CentreSearchForm;
  id: string;
  /** The calendar comes when it is looked at. */
  isOpen: boolean;
  onDone?: (() => void) | undefined;
};

/** The first and the last day, typed or from the calendar, and the weekdays. */
export function WhenFields({ form, id, isOpen, onDone }: Props) {
  const { checkIn, checkOut, weekDays, today, problems, isRefused, change } = form;
  useCalendarBrought();
  return (
    <div className={styles.when}>
      <StayDates
        checkIn={checkIn}
        checkOut={checkOut}
        onChange={change}
        ids={{ checkIn: `${id}-in`, checkOut: `${id}-out` }}
        testId={id}
        isCompact
        problems={problems}
        saysAll={isRefused}
      />
      {isOpen && (
        <DaysCalendar
          chosen={{ from: readDay(checkIn), to: readDay(checkOut), weekDays }}
          onChange={({ from, to, weekDays }) =>
            change({ ...(from && { checkIn: from }), ...(to && { checkOut: to }), ...(weekDays && { weekDays }) })
          }
          today={today}
          id={id}
          takesFocus={false}
          onDone={onDone}
        />
      )}
    </div>
  );
}
