import type { ComponentProps, InputEvent } from 'react';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import styles from './OtpField.module.css';
import { Input } from './Input.tsx';
import { takeShaped } from './take-shaped.ts';

type Props = ComponentProps<'input'> & FieldWords & { digits?: number };

/** One field for the whole code, so that it can be pasted (spaces and all) and filled in by the device. */
export function OtpField({ label, hint, error, isOptional, id, name, digits = 6, onInput, ...rest }: Props) {
  const control = useControl({ id, name, hint, error });
  const keepDigits = (event: InputEvent<HTMLInputElement>) => {
    takeShaped(event, (typed) => typed.replaceAll(/\D/g, '').slice(0, digits));
    onInput?.(event);
  };
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.code}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${digits}}`}
          {...rest}
          {...control}
          onInput={keepDigits}
        />
      </div>
    </Field>
  );
}
