import { Calendar as CalendarIcon } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, Suspense, useId, useState } from 'react';
import { formatDayInWords, readDay } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { DayLimits } from './calendar-month.ts';
import { openedPart } from '#web/opened-part.ts';
import styles from './DateField.module.css';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';
import { Popover } from './Popover.tsx';
import { Skeleton } from './Skeleton.tsx';
import { takeShaped } from './take-shaped.ts';
import { keptDay, shapedDay, shownDay } from './typed-day.ts';

const Calendar = openedPart(async () => (await import('./Calendar.tsx')).Calendar);

type Props = FieldWords &
  DayLimits &
  Pick<ComponentProps<'input'>, 'ref' | 'onBlur' | 'autoComplete'> & {
    id?: string;
    name?: string;
    /** An ISO day, or what has been typed so far. Spread react-hook-form's `field` of a Controller here. */
    value: string;
    onChange: (value: string) => void;
    /** False where a calendar beside it serves several fields. */
    hasCalendar?: boolean;
    'data-testid'?: string;
  };

/** A day that can always be typed; the calendar's module is loaded when it is first opened. */
export function DateField(props: Props) {
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
    hasCalendar = true,
    'data-testid': testId,
    ...limits
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
        {hasCalendar && (
          <Popover
            label={t('ui.calendar.title')}
            isSheet
            isModal
            trigger={(trigger) => (
              <IconButton
                {...trigger}
                label={t('ui.calendar.open', { field: typeof label === 'string' ? label : '' })}
                icon={<CalendarIcon size={26} />}
                data-testid={testId && `${testId}-calendar`}
              />
            )}
          >
            {({ isOpen, close }) =>
              isOpen && (
                <Suspense
                  fallback={
                    <div className={styles.waiting}>
                      <Skeleton shape="card" />
                    </div>
                  }
                >
                  <Calendar
                    {...limits}
                    value={day}
                    onChoose={(chosen) => {
                      onChange(chosen);
                      close();
                    }}
                  />
                </Suspense>
              )
            }
          </Popover>
        )}
      </div>
      {day && (
        <p className={styles.words} id={inWordsId}>
          {sentenceCase(formatDayInWords(day, locale), locale)}
        </p>
      )}
    </Field>
  );
}
