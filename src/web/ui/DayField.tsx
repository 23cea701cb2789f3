import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { formatDayInWords, readDay } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './DayField.module.css';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { takeShaped } from './take-shaped.ts';
import { keptDay, shapedDay, shownDay } from './typed-day.ts';

export type DayFieldProps = FieldWords &
  Pick<ComponentProps<'input'>, 'ref' | 'onBlur' | 'autoComplete'> & {
    id?: string;
    name?: string;
    /** An ISO day, or what has been typed so far. Spread react-hook-form's `field` of a Controller here. */
    value: string;
    onChange: (value: string) => void;
    /** What opens a calendar. */
    beside?: ReactNode;
    'data-testid'?: string;
  };

/** A day that is typed, where it needs no calendar of its own. */
export function DayField(props: DayFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    id,
    name,
    value,
    onChange,
    ref,
    onBlur,
    autoComplete,
    beside,
    'data-testid': testId,
  } = props;
  const t = useWords();
  const locale = useLocale();
  const inWordsId = useId();
  const [draft, setDraft] = useState('');
  const day = readDay(value);
  const shown = keptDay(draft) === keptDay(value) ? draft : shownDay(value);
  const words = { label, hint: hint ?? t('ui.date.hint'), error, isOptional };
  const control = useControl({ ...words, id, name, describedBy: day && inWordsId });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const shaped = takeShaped(event, (text, isAtEnd) => (isAtEnd ? shapedDay(text, shown) : text));
    setDraft(shaped);
    onChange(keptDay(shaped));
  };
  return (
    <Field {...words} id={control.id}>
      <div className={styles.line}>
        <Input
          {...control}
          ref={ref}
          onBlur={(event) => {
            setDraft(''); // whoever leaves has typed it whole
            onBlur?.(event);
          }}
          autoComplete={autoComplete ?? 'off'}
          inputMode="numeric"
          extent="date"
          value={shown}
          onChange={type}
          data-testid={testId}
        />
        {beside}
      </div>
      {day && (
        <p className={styles.words} id={inWordsId}>
          {sentenceCase(formatDayInWords(day, locale), locale)}
        </p>
      )}
    </Field>
  );
}
