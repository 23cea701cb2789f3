import type { ComponentProps } from 'react';
import type { FieldWords } from './field.ts';
import { TextField } from './TextField.tsx';

type Props = ComponentProps<'input'> & FieldWords;

/** No phone corrects or capitalises what is typed here. */
export function EmailField(props: Props) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
