import * as z from 'zod/mini';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import type { OwnHours } from '../partner-contract.ts';
import { type OccupiedTimes, previewOf } from './preview.ts';
import { type TypedHoursForm, TypedHours } from './typed-week.ts';
import { WeekPreview } from './WeekPreview.tsx';

type Props = {
  control: CheckedForm<object>['control'];
  isChanged: boolean;
  hours: OccupiedTimes & Pick<OwnHours, 'isNew'>;
};

/** The coming week as the hours that stand in the fields would make it. */
export function TypedWeek({ control, isChanged, hours }: Props) {
  const t = useWords();
  const now = useNow();
  const { data: form } = z.safeParse(TypedHours, useTyped<TypedHoursForm>(control));
  const word = isChanged ? 'asTyped' : hours.isNew ? 'new' : 'asSaved';
  return (
    <WeekPreview
      text={t(`availability.week.${form ? word : 'wrong'}`)}
      slots={form && previewOf(form, hours, now)}
      timeZone={hours.timeZone}
    />
  );
}
