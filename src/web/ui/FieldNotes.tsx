import { CircleAlert } from 'lucide-react';
import type { FieldWords } from './field.ts';
import styles from './Field.module.css';

type Props = Pick<FieldWords, 'hint' | 'error'> & { id: string };

/** How to answer and what is wrong with the answer, above the control that they describe by its `id`. */
export function FieldNotes({ id, hint, error }: Props) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={20} aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}
