import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { addDays, type Day } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WeekdayPicker } from '#web/ui/WeekdayPicker.tsx';
import type { CentreDetails } from '../../centre.ts';
import { LONGEST_STAY_DAYS } from '../../stay-limits.ts';
import { seatsOf } from '../queries.ts';
import { dayFacts } from './day-facts.ts';

const RangeCalendar = lazy(async () => ({ default: (await import('#web/ui/RangeCalendar.tsx')).RangeCalendar }));

export type ChosenDays = { from: Day | undefined; to: Day | undefined; weekDays: readonly number[] };

type Props = {
  chosen: ChosenDays;
  onChange: (change: { from?: Day; to?: Day; weekDays?: number[] }) => void;
  /** Whose days they are, and for how many; a search knows neither. */
  at?: { centre: CentreDetails; guests: number } | undefined;
  today: Day;
  id: string;
  takesFocus?: boolean;
  onDone?: (() => void) | undefined;
};

/** All that is chosen of days, in one layer: the first and the last one on a calendar of what is open, full and free, and the weekdays. */
export function DaysCalendar({ chosen, onChange, at, today, id, takesFocus, onDone }: Props) {
  const t = useWords();
  const lastDay = addDays(today, LONGEST_STAY_DAYS);
  const { data } = useQuery({ ...seatsOf(at?.centre._id ?? '', today, lastDay), enabled: at !== undefined });
  const facts = at && dayFacts(data?.data ?? [], { ...at, t });
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <RangeCalendar
        from={chosen.from}
        to={chosen.to}
        onChange={onChange}
        min={today}
        max={lastDay}
        factOf={facts}
        legend={
          at && [
            { look: 'free', words: t('seniorCare.days.free') },
            { look: 'full', words: t('seniorCare.stay.full') },
            { look: 'closed', words: t('seniorCare.stay.closed') },
          ]
        }
        takesFocus={takesFocus}
        onDone={onDone}
      >
        <WeekdayPicker
          label={t('seniorCare.stay.weekdays')}
          id={`${id}-days`}
          name={`${id}-days`}
          offered={at?.centre.openWeekdays}
          reason={t('seniorCare.stay.closed')}
          value={chosen.weekDays}
          onPick={(weekDays) => onChange({ weekDays })}
          data-testid={`${id}-days`}
        />
      </RangeCalendar>
    </Suspense>
  );
}
