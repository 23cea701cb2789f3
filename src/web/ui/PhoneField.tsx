import type { ComponentProps } from 'react';
import type { FieldWords } from './field.ts';
import { TextField } from './TextField.tsx';

type Props = ComponentProps<'input'> & FieldWords;

/** Takes any separators; the rule that checks it keeps the ten digits. Only a field for text may ask the device for the number as one dials it at home. */
export function PhoneField(props: Props) {
  return <TextField type="text" inputMode="tel" autoComplete="tel-national" extent="phone" {...props} />;
}
