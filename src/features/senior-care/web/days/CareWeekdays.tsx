import { useWords } from '#web/i18n/words.tsx';
import { WeekdayPicker } from '#web/ui/WeekdayPicker.tsx';
import type { CentreDetails } from '../../centre.ts';

type Props = {
  centre: Pick<CentreDetails, 'openWeekdays'>;
  value: number[];
  onPick: (weekDays: number[]) => void;
  error: string | undefined;
  'data-testid': string;
};

/** The weekdays of a stay, of those on which the center is open. */
export function CareWeekdays({ centre, ...rest }: Props) {
  const t = useWords();
  return (
    <WeekdayPicker
      label={t('seniorCare.stay.weekdays')}
      id="weekDays"
      name="days"
      offered={centre.openWeekdays}
      reason={t('seniorCare.stay.closed')}
      {...rest}
    />
  );
}
