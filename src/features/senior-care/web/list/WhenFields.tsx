import { StayDates } from '../days/StayDates.tsx';
import type { CentreSearchForm } from './useCentreSearch.ts';

/** The first and the last day, typed or from the calendar. */
export function WhenFields({ form, id }: { form: CentreSearchForm; id: string }) {
  const { checkIn, checkOut, today, problems, isRefused, change } = form;
  return (
    <StayDates
      checkIn={checkIn}
      checkOut={checkOut}
      onChange={change}
      ids={{ checkIn: `${id}-in`, checkOut: `${id}-out` }}
      testId={id}
      isCompact
      problems={problems}
      saysAll={isRefused}
      today={today}
    />
  );
}
