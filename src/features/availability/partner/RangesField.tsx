import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { DayRanges } from './DayRanges.tsx';
import styles from './RangesField.module.css';
import { isWrong, type TypedDay } from './typed-week.ts';

type Props = { form: Pick<CheckedForm<{ ranges: unknown }>, 'control' | 'field' | 'setValue'> };

/** Several times of each weekday: the field `ranges` of a form. */
export function RangesField({ form }: Props) {
  const t = useWords();
  const week = useTypedField<TypedDay[]>(form.control, 'ranges');
  const { error } = form.field('ranges');
  const id = fieldId('ranges');
  const firstWrong = week.findIndex((day) => day.some((_, index) => isWrong(day, index)));
  const put = (weekdays: readonly number[], day: TypedDay) =>
    form.setValue(
      'ranges',
      week.map((other, index) => (weekdays.includes(index + 1) ? day : other)),
    );
  return (
    <FieldGroup
      id={id}
      label={t('availability.hours.label')}
      hint={t('availability.hours.hint')}
      error={error}
      legendSize="heading"
      describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      data-testid="ranges"
    >
      <div className={styles.week}>
        {week.map((day, index) => (
          <DayRanges
            key={index}
            weekday={index + 1}
            day={day}
            hasFailed={error !== undefined}
            linkId={index === Math.max(0, firstWrong) ? id : undefined}
            onChange={(changed) => put([index + 1], changed)}
            onCopy={(weekdays) => put(weekdays, day)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
