import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Choice.module.css';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { FieldGroup } from './FieldGroup.tsx';

export type CardOption = {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  picture?: ReactNode;
  /** At the end of the row: a number, a tag. */
  extra?: ReactNode;
  /** At the end of the row, where it has room: a price. */
  amount?: ReactNode;
  /** What can be done with this one, beside its row: a button of its own. */
  beside?: ReactNode;
  isDisabled?: boolean;
};

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type'> &
  FieldWords & {
    options: readonly CardOption[];
    /** The chosen value, for pages that keep it themselves; forms that `register()` leave it out. */
    value?: string;
    columns?: 1 | 2;
    legendSize?: 'label' | 'heading';
    /** On the group; its rows get it with `-<value>`. */
    'data-testid'?: string;
  };

/** One question, one answer: rows of at least 56 px that are clickable as a whole. */
export function RadioCards({ options, value, columns = 1, legendSize, 'data-testid': testId, ...rest }: Props) {
  const { label, hint, error, isOptional, id, name, ...input } = rest;
  const {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    ...control
  } = useControl({ id, name, hint, error });
  const words = { label, hint, error, isOptional };
  return (
    <FieldGroup {...words} id={control.id} describedBy={describedBy} legendSize={legendSize} data-testid={testId}>
      <div className={styles.list} data-columns={columns}>
        {options.map((option, index) => {
          const row = (
            <label
              key={option.value}
              className={styles.row}
              data-picture={option.picture ? '' : undefined}
              data-invalid={isInvalid ? '' : undefined}
            >
              <input
                {...input}
                type="radio"
                id={index === 0 ? control.id : `${control.id}-${option.value}`}
                name={control.name ?? control.id}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                disabled={option.isDisabled}
                className={styles.mark}
                data-testid={testId && `${testId}-${option.value}`}
              />
              {option.picture}
              <span className={styles.words}>
                <b>{option.label}</b>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </span>
              {option.extra && <span>{option.extra}</span>}
              {option.amount && <b className={classes('num', styles.amount)}>{option.amount}</b>}
            </label>
          );
          return option.beside === undefined ? (
            row
          ) : (
            <div key={option.value} className={styles.both}>
              {row}
              {option.beside}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
