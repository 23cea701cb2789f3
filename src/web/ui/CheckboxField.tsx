import type { ComponentProps } from 'react';
import styles from './Choice.module.css';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import fieldStyles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldWords, 'isOptional'>;

/** One yes-or-no row; the label may hold a link. */
export function CheckboxField({ label, hint, error, id, name, ...rest }: Props) {
  const control = useControl({ id, name, hint, error });
  return (
    <div className={fieldStyles.field} data-invalid={error ? '' : undefined}>
      <FieldNotes id={control.id} error={error} />
      <label className={styles.row} data-invalid={error ? '' : undefined}>
        <input {...rest} {...control} type="checkbox" className={styles.mark} />
        <span className={styles.words}>
          <span>{label}</span>
          {hint && (
            <span className={styles.detail} id={`${control.id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
