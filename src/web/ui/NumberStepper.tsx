import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
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
  /** For forms that say at the field what is wrong: what is typed is kept as it is, beyond the ends, too, and NaN where nothing is. */
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
  // What stands in the field while somebody types there, as nothing at all between two numbers.
  const [typed, setTyped] = useState<string>();
  const within = (next: number) => Math.min(max, Math.max(min, next));
  const step = (by: number) => {
    setTyped(undefined);
    onChange(Number.isNaN(value) ? min : within(value + by));
  };
  const type = ({ target: { value: text, valueAsNumber: number } }: ChangeEvent<HTMLInputElement>) => {
    const isKept = keepsTyped || !Number.isInteger(number) || within(number) === number;
    setTyped(isKept ? text : undefined);
    if (keepsTyped) onChange(number);
    else if (Number.isInteger(number)) onChange(within(number));
  };
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('ui.stepper.less')}
          aria-describedby={control.id}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
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
          value={typed ?? (Number.isNaN(value) ? '' : value)}
          extent="short"
          data-testid={testId}
          onChange={type}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          aria-label={t('ui.stepper.more')}
          aria-describedby={control.id}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
          data-testid={testId && `${testId}-more`}
        >
          <Plus size={22} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
