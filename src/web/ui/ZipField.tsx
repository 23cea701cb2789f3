import type { ComponentProps } from 'react';
import type { FieldWords } from './field.ts';
import { TextField } from './TextField.tsx';

type Props = ComponentProps<'input'> & FieldWords;

/** A ZIP code, with or without its last four digits. */
export function ZipField(props: Props) {
  return <TextField inputMode="numeric" autoComplete="postal-code" extent="zip" {...props} />;
}
