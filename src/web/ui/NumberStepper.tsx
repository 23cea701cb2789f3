import { Minus, Plus } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import styles from './NumberStepper.module.css';

type Props = FieldWords & {
  id?: string;
  name?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** For forms that say at the field what is wrong with a number: a typed one beyond the ends is kept as it is, not brought within. */
  keepsTyped?: boolean;
  'data-testid'?: string;
};

/** A small number: typed, or changed by one with the buttons at its sides. */
export function NumberStepper({
  label,
  hint,
  error,
  isOptional,
  id,
  name,
  value,
  min,
  max,
  onChange,
  keepsTyped = false,
  'data-testid': testId,
}: Props) {
  const t = useWords();
  const control = useControl({ id, name, hint, error });
  const choose = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('ui.stepper.less')}
          aria-describedby={control.id}
          aria-disabled={value <= min || undefined}
          onClick={() => choose(value - 1)}
          data-testid={testId && `${testId}-less`}
        >
          <Minus size={22} aria-hidden="true" />
        </button>
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          extent="short"
          data-testid={testId}
          onChange={({ target: { valueAsNumber: typed } }) => {
            if (Number.isInteger(typed)) (keepsTyped ? onChange : choose)(typed);
          }}
        />
        <button
          type="button"
          aria-label={t('ui.stepper.more')}
          aria-describedby={control.id}
          aria-disabled={value >= max || undefined}
          onClick={() => choose(value + 1)}
          data-testid={testId && `${testId}-more`}
        >
          <Plus size={22} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
