import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import styles from './Field.module.css';

type Props = FieldWords & {
  id: string;
  describedBy?: string;
  legendSize?: 'label' | 'heading';
  children: ReactNode;
  'data-testid'?: string;
};

/** Several controls that answer one question; `id` is that of the first, which error summaries link to. */
export function FieldGroup({
  id,
  describedBy,
  label,
  hint,
  error,
  isOptional,
  legendSize = 'label',
  children,
  'data-testid': testId,
}: Props) {
  const t = useWords();
  return (
    <fieldset
      className={styles.field}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy}
      data-testid={testId}
    >
      <legend className={styles.legend} data-size={legendSize}>
        {label}
        {isOptional && <span className={styles.optional}> {t('ui.optional')}</span>}
      </legend>
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
      {children}
    </fieldset>
  );
}
