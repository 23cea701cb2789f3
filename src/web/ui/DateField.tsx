import { Calendar as CalendarIcon } from 'lucide-react';
import { Suspense } from 'react';
import { readDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { DayLimits } from './calendar-month.ts';
import { openedPart } from '#web/opened-part.ts';
import styles from './DateField.module.css';
import { DayField, type DayFieldProps } from './DayField.tsx';
import { IconButton } from './IconButton.tsx';
import { Popover } from './Popover.tsx';
import { Skeleton } from './Skeleton.tsx';

const Calendar = openedPart(async () => (await import('./Calendar.tsx')).Calendar);

type Props = Omit<DayFieldProps, 'beside'> & DayLimits;

/** A day that can always be typed; the calendar's module is loaded when it is first opened. */
export function DateField(props: Props) {
  const { min, max, factOf, rangeFrom, rangeTo, ...field } = props;
  const { label, value, onChange, 'data-testid': testId } = field;
  const t = useWords();
  const calendar = (
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
              {...{ min, max, factOf, rangeFrom, rangeTo }}
              value={readDay(value)}
              onChoose={(chosen) => {
                onChange(chosen);
                close();
              }}
            />
          </Suspense>
        )
      }
    </Popover>
  );
  return <DayField {...field} beside={calendar} />;
}
