import { type ComponentProps, type InputEvent, useId, useState } from 'react';
import { cleanText } from '#shared/clean-text.ts';
import { lettersIn } from '#shared/text-length.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import styles from './TextAreaField.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'maxLength'> &
  FieldWords & {
    /** The most characters; more can be typed, so that a paste is never cut, and the count says how many are too many. */
    limit?: number;
  };

export function TextAreaField({ label, hint, error, isOptional, id, name, limit, onInput, ...rest }: Props) {
  const t = useWords();
  const countId = useId();
  const [typed, setTyped] = useState(() => countOf(rest.defaultValue));
  const length = rest.value === undefined ? typed : countOf(rest.value);
  const control = useControl({ id, name, hint, error, describedBy: limit !== undefined && countId });
  const follow = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(countOf(event.currentTarget.value));
    onInput?.(event);
  };
  const left = (limit ?? 0) - length;
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea rows={4} {...rest} {...control} className={styles.area} onInput={follow} />
      {limit !== undefined && (
        <p className={styles.count} id={countId} data-over={left < 0 || undefined}>
          {left < 0 ? t('ui.textArea.over', { count: -left }) : t('ui.textArea.left', { count: left })}
        </p>
      )}
    </Field>
  );
}

/** As whoever judges it counts. */
const countOf = (text: unknown) => lettersIn(cleanText(String(text ?? '')));
