import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';

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
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
