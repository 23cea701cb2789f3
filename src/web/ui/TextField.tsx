import type { ComponentProps } from 'react';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input, type InputWidth } from './Input.tsx';

type Props = ComponentProps<'input'> & FieldWords & { extent?: InputWidth };

export function TextField({ label, hint, error, isOptional, id, name, ...rest }: Props) {
  const control = useControl({ id, name, hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <Input {...rest} {...control} />
    </Field>
  );
}
