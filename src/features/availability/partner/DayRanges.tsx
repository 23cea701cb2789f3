import { Copy, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { DaySwitch } from '#features/providers/partner/DaySwitch.tsx';
import { formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fieldId } from '#web/ui/field.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { CopyDay } from './CopyDay.tsx';
import styles from './RangesField.module.css';
import { isWrong, nextRange, type TypedDay } from './typed-week.ts';

/** More than a day's work has never been split into. */
const MOST_RANGES = 6;

type Props = {
  weekday: number;
  day: TypedDay;
  /** The field has been found wrong. */
  hasFailed: boolean;
  /** The id that the error summary leads to, for the day that it means. */
  linkId: string | undefined;
  onChange: (day: TypedDay) => void;
  onCopy: (weekdays: readonly number[]) => void;
};

/** The times of one weekday; none is closed. */
export function DayRanges({ weekday, day, hasFailed, linkId, onChange, onCopy }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [isCopying, setIsCopying] = useState(false);
  const name = sentenceCase(formatWeekday(weekday, locale, 'long'), locale);
  const wrong = hasFailed ? day.findIndex((_, index) => isWrong(day, index)) : -1;
  const isOpen = day.length > 0;
  return (
    <div className={styles.day} data-closed={!isOpen || undefined} data-testid={`day-${weekday}`}>
      <DaySwitch
        day={name}
        id={wrong < 0 ? linkId : undefined}
        isOpen={isOpen}
        onChange={(opens) => onChange(opens ? [nextRange([])] : [])}
        data-testid={`open-${weekday}`}
      />
      {isOpen ? (
        <div className={styles.ranges}>
          {day.map((range, index) => (
            <Range
              key={index}
              name={name}
              range={range}
              testId={`range-${weekday}-${index}`}
              isWrong={hasFailed && isWrong(day, index)}
              linkId={index === wrong ? linkId : undefined}
              onChange={(changed) => onChange(day.map((other, place) => (place === index ? changed : other)))}
              onRemove={() => onChange(day.filter((_, place) => place !== index))}
            />
          ))}
          <div className={styles.more}>
            {day.length < MOST_RANGES && (
              <Button
                variant="quiet"
                icon={<Plus size={20} aria-hidden="true" />}
                onClick={() => onChange([...day, nextRange(day)])}
                data-testid={`add-${weekday}`}
              >
                {t('availability.hours.add')} <span className="vh">: {name}</span>
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<Copy size={20} aria-hidden="true" />}
              aria-expanded={isCopying}
              onClick={() => setIsCopying(!isCopying)}
              data-testid={`copy-${weekday}`}
            >
              {t('availability.hours.copy')} <span className="vh">: {name}</span>
            </Button>
          </div>
        </div>
      ) : (
        <span className={styles.closed}>{t('partner.profile.hours.closed')}</span>
      )}
      {isOpen && isCopying && (
        <CopyDay
          weekday={weekday}
          name={name}
          onCopy={(weekdays) => {
            onCopy(weekdays);
            setIsCopying(false);
          }}
        />
      )}
    </div>
  );
}

type RangeProps = {
  name: string;
  range: TypedDay[number];
  testId: string;
  isWrong: boolean;
  linkId: string | undefined;
  onChange: (range: TypedDay[number]) => void;
  onRemove: () => void;
};

function Range({ name, range, testId, isWrong: isInvalid, linkId, onChange, onRemove }: RangeProps) {
  const t = useWords();
  const time = (which: 'opens' | 'closes') => (
    <Input
      type="time"
      extent="date"
      id={which === 'opens' ? linkId : undefined}
      aria-label={t(`partner.profile.hours.${which === 'opens' ? 'open' : 'close'}`, { day: name })}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${fieldId('ranges')}-error` : undefined}
      value={range[which]}
      onChange={({ target }) => onChange({ ...range, [which]: target.value })}
      data-testid={`${testId}-${which}`}
    />
  );
  return (
    <div className={styles.range}>
      {time('opens')}
      <span>{t('partner.profile.hours.to')}</span>
      {time('closes')}
      <IconButton
        label={t('availability.hours.remove', { day: name })}
        icon={<X size={22} />}
        onClick={onRemove}
        data-testid={`${testId}-remove`}
      />
    </div>
  );
}
