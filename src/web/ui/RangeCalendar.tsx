import { type ReactNode, useState } from 'react';
import { type Day, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import { Calendar } from './Calendar.tsx';
import { Chip } from './Chip.tsx';
import type { DayFact, DayLimits } from './calendar-month.ts';
import { Legend } from './Legend.tsx';
import styles from './RangeCalendar.module.css';
import { useMedia } from './useMedia.ts';

/** From here on two months have room beside each other. */
const TWO_MONTHS = '(min-width: 760px)';

type Range = { from: Day | undefined; to: Day | undefined };

type Props = Omit<DayLimits, 'rangeFrom' | 'rangeTo'> &
  Range & {
    /** The first choice brings the first day alone, and the next one the last day. */
    onChange: (change: Partial<Record<keyof Range, Day>>) => void;
    /** What the marks of the days mean. */
    legend?: readonly DayFact[];
    /** Below the months. */
    children?: ReactNode;
    takesFocus?: boolean;
    /** Absent where it is part of something that has its own end. */
    onDone?: (() => void) | undefined;
  };

/** A first and a last day by two taps, or one of the two alone. What is to be chosen next stands above the months, and is announced. */
export function RangeCalendar(props: Props) {
  const { from, to, onChange, legend = [], children, takesFocus, onDone, ...limits } = props;
  const t = useWords();
  const locale = useLocale();
  const months = useMedia(TWO_MONTHS) ? 2 : 1;
  const [isHalf, setHalf] = useState(false);
  const words = (day: Day) => formatDayInWords(day, locale, 'short');
  const choose = (day: Day) => {
    const isLast = isHalf && from !== undefined && day >= from;
    onChange(isLast ? { to: day } : { from: day });
    setHalf(!isLast);
  };
  const isRange = from !== undefined && to !== undefined && from <= to;
  return (
    <div className={styles.range}>
      <p role="status" className={styles.next} data-testid="range-status">
        {isHalf && from ? t('ui.days.last', { day: words(from) }) : t('ui.days.first')}
        {isRange && <b>{t('ui.range', { from: words(from), to: words(to) })}</b>}
      </p>
      {isRange && (
        <div role="group" aria-label={t('ui.days.next')} className={styles.ends}>
          <Chip isPressed={!isHalf} onClick={() => setHalf(false)} data-testid="range-move-first">
            {t('ui.days.moveFirst')}
          </Chip>
          <Chip isPressed={isHalf} onClick={() => setHalf(true)} data-testid="range-move-last">
            {t('ui.days.moveLast')}
          </Chip>
        </div>
      )}
      <Calendar
        {...limits}
        months={months}
        takesFocus={takesFocus}
        value={isRange ? undefined : from}
        rangeFrom={isRange ? from : undefined}
        rangeTo={isRange ? to : undefined}
        endOf={(day) => (day === from ? t('ui.days.from') : isRange && day === to ? t('ui.days.to') : undefined)}
        onChoose={choose}
      />
      {legend.length > 0 && (
        <Legend
          entries={legend.map(({ look, words }) => ({
            name: look,
            mark: (
              <span className={styles.mark} data-look={look}>
                12
              </span>
            ),
            words,
          }))}
        />
      )}
      {children}
      {onDone && (
        <div className={styles.done}>
          <Button isWide onClick={onDone} data-testid="range-done">
            {t('ui.done')}
          </Button>
        </div>
      )}
    </div>
  );
}
