import { formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Input } from '#web/ui/Input.tsx';
import { DaySwitch } from './DaySwitch.tsx';
import styles from './HoursField.module.css';
import { hasTimes, isInOrder, type TypedHours } from './typed-hours.ts';
import { useTypedField } from '#web/forms/useTyped.ts';

type Props = {
  /** Opening hours, when left out. */
  label?: string;
  hint: string;
  form: Pick<CheckedForm<{ hours: unknown }>, 'control' | 'field' | 'setValue'>;
};

/** Open or closed and from when to when, for each weekday: the field `hours` of a form. */
export function HoursField({ label, hint, form }: Props) {
  const t = useWords();
  const week = useTypedField<TypedHours[]>(form.control, 'hours');
  const { error } = form.field('hours');
  const id = fieldId('hours');
  const wrong =
    error === undefined ? [] : week.flatMap((day, index) => (hasTimes(day) && isInOrder(day) ? [] : [index]));
  return (
    <FieldGroup
      id={id}
      label={label ?? t('partner.profile.hours')}
      hint={hint}
      error={error}
      legendSize="heading"
      describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      data-testid="hours"
    >
      <div className={styles.week}>
        {week.map((day, index) => (
          <DayRow
            key={index}
            weekday={index + 1}
            day={day}
            hasFailed={wrong.includes(index)}
            linkId={index === (wrong[0] ?? 0) ? id : undefined}
            onChange={(changed) =>
              form.setValue(
                'hours',
                week.map((other, place) => (place === index ? changed : other)),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type RowProps = {
  weekday: number;
  day: TypedHours;
  hasFailed: boolean;
  /** The id that the error summary leads to, for the row that it means. */
  linkId: string | undefined;
  onChange: (day: TypedHours) => void;
};

function DayRow({ weekday, day, hasFailed, linkId, onChange }: RowProps) {
  const t = useWords();
  const locale = useLocale();
  const name = sentenceCase(formatWeekday(weekday, locale, 'long'), locale);
  const time = (which: 'open' | 'close') => (
    <Input
      type="time"
      extent="date"
      id={hasFailed && which === 'open' ? linkId : undefined}
      aria-label={t(`partner.profile.hours.${which}`, { day: name })}
      aria-invalid={hasFailed || undefined}
      aria-describedby={hasFailed ? `${fieldId('hours')}-error` : undefined}
      value={day[which]}
      onChange={({ target }) => onChange({ ...day, [which]: target.value })}
      data-testid={`hours-${weekday}-${which}`}
    />
  );
  return (
    <div className={styles.day} data-closed={!day.isOpen || undefined}>
      <DaySwitch
        day={name}
        id={hasFailed ? undefined : linkId}
        isOpen={day.isOpen}
        onChange={(isOpen) => onChange({ ...day, isOpen })}
        data-testid={`hours-${weekday}`}
      />
      {day.isOpen ? (
        <span className={styles.times}>
          {time('open')}
          <span>{t('partner.profile.hours.to')}</span>
          {time('close')}
        </span>
      ) : (
        <span className={styles.closed}>{t('partner.profile.hours.closed')}</span>
      )}
    </div>
  );
}
