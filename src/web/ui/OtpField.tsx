import { type ChangeEvent, type ComponentProps, type InputEvent, useRef } from 'react';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import styles from './OtpField.module.css';
import { Input } from './Input.tsx';
import { takeShaped } from './take-shaped.ts';

type Props = ComponentProps<'input'> &
  FieldWords & {
    digits?: number;
    /** Submits its form with the last digit; the hint says so. */
    sendsItself?: boolean;
  };

/** One field for the whole code, so that it can be pasted (spaces and all) and filled in by the device. */
export function OtpField({
  label,
  hint,
  error,
  isOptional,
  id,
  name,
  digits = 6,
  sendsItself = false,
  onInput,
  onChange,
  ...rest
}: Props) {
  const sent = useRef('');
  const control = useControl({ id, name, hint, error });
  const keepDigits = (event: InputEvent<HTMLInputElement>) => {
    takeShaped(event, (typed) => typed.replaceAll(/\D/g, '').slice(0, digits));
    onInput?.(event);
  };
  const sendWhole = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value, selectionStart, form } = event.currentTarget;
    // In the middle somebody is still mending it; and what was refused is not sent again by itself.
    if (!sendsItself || value.length < digits || selectionStart !== digits || value === sent.current) return;
    sent.current = value;
    form?.requestSubmit();
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
          onChange={sendWhole}
        />
      </div>
    </Field>
  );
}
