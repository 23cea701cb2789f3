import type { ComponentProps } from 'react';
import { formatWeekday } from '#shared/dates.ts';
import { useLocale } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './WeekdayPicker.module.css';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange'> &
  FieldWords & {
    /** The weekdays to offer, 1 for Monday to 7 for Sunday; the others are shown struck, with the reason. */
    offered?: readonly number[];
    reason?: string;
    /** For pages that keep the choice themselves; forms that `register()` leave both out and get strings, '1' to '7'. */
    value?: readonly number[];
    onChange?: ComponentProps<'input'>['onChange'];
    onPick?: (weekdays: number[]) => void;
    'data-testid'?: string;
  };

const week = [1, 2, 3, 4, 5, 6, 7];

export function WeekdayPicker({
  offered = week,
  reason,
  value,
  onPick,
  onChange,
  'data-testid': testId,
  ...rest
}: Props) {
  const locale = useLocale();
  const { label, hint, error, isOptional, id, name, ...input } = rest;
  const {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    ...control
  } = useControl({ id, name, hint, error });
  const toggle = (weekday: number) => week.filter((day) => (value ?? []).includes(day) !== (day === weekday));
  const words = { label, hint, error, isOptional };
  return (
    <FieldGroup {...words} id={control.id} describedBy={describedBy} data-testid={testId}>
      <div className={styles.week}>
        {week.map((weekday) => {
          const isOffered = offered.includes(weekday);
          return (
            <label key={weekday} className={styles.day} data-invalid={isInvalid ? '' : undefined}>
              <input
                {...input}
                type="checkbox"
                id={weekday === offered[0] ? control.id : `${control.id}-${weekday}`}
                name={control.name}
                value={weekday}
                checked={value?.includes(weekday)}
                disabled={!isOffered}
                onChange={(event) => {
                  onChange?.(event);
                  onPick?.(toggle(weekday));
                }}
                data-testid={testId && `${testId}-${weekday}`}
              />
              <span aria-hidden="true">{formatWeekday(weekday, locale)}</span>
              <span className="vh">
                {formatWeekday(weekday, locale, 'long')}
                {!isOffered && reason && <span>, {reason}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
