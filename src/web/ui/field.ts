import { type ReactNode, useId } from 'react';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** Already in the reader's language. */
  error?: string;
  isOptional?: boolean;
};

/** The id of the control for a form field, which error summaries link to. */
export const fieldId = (name: string): string => name.replaceAll(/\W/g, '-');

type ControlOptions = { id?: string; name?: string; hint?: ReactNode; error?: string; describedBy?: string | false };

/** Id, name and descriptions of a control, wired as `Field` prints them; `describedBy` names what describes it besides. */
export function useControl({ id, name, hint, error, describedBy }: ControlOptions) {
  const own = useId();
  const controlId = id ?? (name === undefined ? own : fieldId(name));
  const descriptions = [hint && `${controlId}-hint`, error && `${controlId}-error`, describedBy].filter(Boolean);
  return {
    id: controlId,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  } as const;
}
