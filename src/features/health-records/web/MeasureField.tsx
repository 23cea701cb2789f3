import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/TextField.tsx';

/** A short field for a number that somebody has measured. */
export function MeasureField({ name, ...field }: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" extent="short" name={name} {...field} data-testid={name} />;
}
