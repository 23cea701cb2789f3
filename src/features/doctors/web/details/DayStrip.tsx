import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Day, formatMonth, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './BookVisit.module.css';
import type { SlotDay } from './slot-days.ts';

type Props = {
  days: readonly SlotDay[];
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
  isFirst: boolean;
  isLast: boolean;
  onTurn: (by: -1 | 1) => void;
  isBusy: boolean;
};

/** Five days beside each other, each with how many times are free, and the way to earlier and later ones. */
export function DayStrip({ days, chosen, onChoose, isFirst, isLast, onTurn, isBusy }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [first] = days;
  return (
    <>
      <div className={styles.month}>
        <b aria-live="polite">{first && sentenceCase(formatMonth(first.day, locale), locale)}</b>
        <div>
          <IconButton
            label={t('availability.earlier')}
            aria-disabled={isFirst || undefined}
            onClick={() => (isFirst ? undefined : onTurn(-1))}
            data-testid="days-earlier"
            icon={<ChevronLeft size={24} aria-hidden="true" />}
          />
          <IconButton
            label={t('doctors.days.later')}
            aria-disabled={isLast || undefined}
            onClick={() => (isLast ? undefined : onTurn(1))}
            data-testid="days-later"
            icon={<ChevronRight size={24} aria-hidden="true" />}
          />
        </div>
      </div>
      <div className={styles.days} role="group" aria-label={t('doctors.day')} aria-busy={isBusy || undefined}>
        {days.map(({ day, free, slots }) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            aria-disabled={free === 0 || undefined}
            onClick={() => (free === 0 ? undefined : onChoose(day))}
            data-testid={`day-${day}`}
          >
            <span>{sentenceCase(formatWeekday(weekdayOf(day), locale), locale)}</span> <b>{Number(day.slice(8))}</b>{' '}
            <span>
              {free > 0
                ? t('doctors.day.left', { count: free })
                : t(slots.length > 0 ? 'doctors.day.full' : 'doctors.day.none')}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
