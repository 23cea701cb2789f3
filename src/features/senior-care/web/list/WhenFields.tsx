import { Suspense } from 'react';
import { type Day, readDay } from '#shared/dates.ts';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StayDates } from '../days/StayDates.tsx';
import type { StayProblem, TypedStay } from './typed-stay.ts';
import styles from './WhenFields.module.css';

const DaysCalendar = openedPart(async () => {
  const { bringCalendar, DaysCalendar } = await import('../days/DaysCalendar.tsx');
  await bringCalendar();
  return DaysCalendar;
});

type Props = {
  stay: TypedStay;
  onChange: (change: Partial<TypedStay>) => void;
  today: Day;
  problems: readonly StayProblem[];
  /** What is wrong is said without leaving the field. */
  isRefused: boolean | undefined;
  id: string;
  /** The calendar comes when it is looked at. */
  isOpen: boolean;
  onDone?: (() => void) | undefined;
};

/** The first and the last day, typed or from the calendar, and the weekdays. */
export function WhenFields(props: Props) {
  const { stay, onChange, today, problems, isRefused, id, isOpen, onDone } = props;
  const { checkIn, checkOut, weekDays } = stay;
  useBrought(DaysCalendar);
  return (
    <div className={styles.when}>
      <StayDates
        checkIn={checkIn}
        checkOut={checkOut}
        onChange={onChange}
        ids={{ checkIn: `${id}-in`, checkOut: `${id}-out` }}
        testId={id}
        isCompact
        problems={problems}
        saysAll={isRefused}
      />
      {isOpen && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <DaysCalendar
            chosen={{ from: readDay(checkIn), to: readDay(checkOut), weekDays }}
            onChange={({ from, to, weekDays }) =>
              onChange({ ...(from && { checkIn: from }), ...(to && { checkOut: to }), ...(weekDays && { weekDays }) })
            }
            today={today}
            id={id}
            takesFocus={false}
            onDone={onDone}
          />
        </Suspense>
      )}
    </div>
  );
}
