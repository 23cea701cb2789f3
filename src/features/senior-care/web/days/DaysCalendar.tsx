import { type ComponentProps, Suspense } from 'react';
import { addDays, type Day } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WeekdayPicker } from '#web/ui/WeekdayPicker.tsx';
import { LONGEST_STAY_DAYS } from '../../stay-limits.ts';

const RangeCalendar = openedPart(async () => (await import('#web/ui/RangeCalendar.tsx')).RangeCalendar);
type Calendar = ComponentProps<typeof RangeCalendar>;

type ChosenDays = { from: Day | undefined; to: Day | undefined; weekDays: readonly number[] };

export type DaysCalendarProps = {
  chosen: ChosenDays;
  onChange: (change: { from?: Day; to?: Day; weekDays?: number[] }) => void;
  /** What is known of the days of a center; a search knows nothing. */
  known?: { factOf: Calendar['factOf']; openWeekdays: readonly number[]; isWaitedFor: boolean };
  today: Day;
  id: string;
  takesFocus?: boolean;
  onDone?: (() => void) | undefined;
};

/** For what opens the calendar: brings it before. */
export const useCalendarBrought = () => useBrought(RangeCalendar);

/** The same for what brings these fields themselves. */
export const bringCalendar = (): Promise<unknown> => RangeCalendar.bring().catch(RangeCalendar.forget);

/** All that is chosen of days, in one layer: the first and the last one on a calendar of what is open, full and free, and the weekdays. */
export function DaysCalendar({ chosen, onChange, known, today, id, takesFocus, onDone }: DaysCalendarProps) {
  const t = useWords();
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <RangeCalendar
        from={chosen.from}
        to={chosen.to}
        onChange={onChange}
        min={today}
        max={addDays(today, LONGEST_STAY_DAYS)}
        factOf={known?.factOf}
        legend={
          known && [
            { look: 'free', words: t('seniorCare.days.free') },
            { look: 'full', words: t('seniorCare.stay.full') },
            ...(known.isWaitedFor ? [{ look: 'waiting' as const, words: t('seniorCare.days.waiting') }] : []),
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
          offered={known?.openWeekdays}
          reason={t('seniorCare.stay.closed')}
          value={chosen.weekDays}
          onPick={(weekDays) => onChange({ weekDays })}
          data-testid={`${id}-days`}
        />
      </RangeCalendar>
    </Suspense>
  );
}
