import { addDays, readDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { STAY_DAYS } from '../../stay-limits.ts';
import type { CentreSearchForm } from './useCentreSearch.ts';

/** The first and the last day, typed or from the calendar. */
export function WhenFields({ form, id }: { form: CentreSearchForm; id: string }) {
  const t = useWords();
  const { checkIn, checkOut, today, change } = form;
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  const begin = (next: string) => {
    const day = readDay(next);
    change({ checkIn: next, ...(day && (to ?? '') < day && { checkOut: addDays(day, STAY_DAYS) }) });
  };
  return (
    <div className="fields">
      <DateField
        label={t('seniorCare.stay.checkIn')}
        hint=""
        id={`${id}-in`}
        name="in"
        value={checkIn}
        onChange={begin}
        min={today}
        rangeTo={to}
        data-testid={`${id}-in`}
      />
      <DateField
        label={t('seniorCare.stay.checkOut')}
        hint=""
        id={`${id}-out`}
        name="out"
        value={checkOut}
        onChange={(next) => change({ checkOut: next })}
        min={from ?? today}
        rangeFrom={from}
        data-testid={`${id}-out`}
      />
    </div>
  );
}
