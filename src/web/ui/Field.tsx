import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';

type Props = FieldWords & { id: string; children: ReactNode };

/** Label, hint, error and control, in this order; `id` is the control's. */
export function Field({ id, label, hint, error, isOptional, children }: Props) {
  const t = useWords();
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {t('ui.optional')}</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}
