import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import styles from './SelectField.module.css';

export type Choice = { value: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    options: readonly Choice[];
    /** Adds an empty first row ('Choose one'), so that nothing is chosen by accident. */
    startsEmpty?: boolean;
  };

export function SelectField({ label, hint, error, isOptional, id, name, options, startsEmpty, ...rest }: Props) {
  const t = useWords();
  const control = useControl({ id, name, hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <span className={styles.select}>
        <select {...rest} {...control}>
          {startsEmpty && <option value="">{t('ui.select.empty')}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={22} aria-hidden="true" />
      </span>
    </Field>
  );
}
