import { type Day, formatDayInWords, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { listFormat } from '#shared/intl.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { StayDraft } from './stay-draft.ts';

type Props = {
  /** Days of care on which too few seats are free, those on which the center is closed among them. */
  days: readonly Day[];
  closedDays: readonly Day[];
  draft: StayDraft;
  onChange: (change: Partial<StayDraft>) => void;
};

const MOST_NAMED = 6;
const listed = listFormat({});

/** Which of the chosen days are full, and on which the center is closed; the rest is offered: the same stay without those weekdays. */
export function FullDays({ days, closedDays, ...stay }: Props) {
  const isClosed = (day: Day) => closedDays.includes(day);
  return (
    <>
      <DaysWithout why="closed" days={days.filter(isClosed)} {...stay} />
      <DaysWithout why="full" days={days.filter((day) => !isClosed(day))} {...stay} />
    </>
  );
}

function DaysWithout({ why, days, draft, onChange }: Omit<Props, 'closedDays'> & { why: 'closed' | 'full' }) {
  const t = useWords();
  const locale = useLocale();
  const count = days.length;
  if (count === 0) return null;
  const without = [...new Set(days.map(weekdayOf))].toSorted();
  const rest = draft.weekDays.filter((weekday) => !without.includes(weekday));
  const named = listed(locale).format(without.map((weekday) => formatWeekday(weekday, locale, 'long')));
  return (
    <Notice
      tone="warning"
      isLive
      title={why === 'closed' ? t('seniorCare.closed', { count }) : t('seniorCare.full', { count })}
      data-testid={`${why}-days`}
      action={
        rest.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => onChange({ weekDays: rest })}
            data-testid={`${why}-days-leave-out`}
          >
            {t('seniorCare.full.leaveOut', { days: named })}
          </Button>
        )
      }
    >
      <p>
        {days
          .slice(0, MOST_NAMED)
          .map((day) => formatDayInWords(day, locale, 'short'))
          .join(' · ')}
        {days.length > MOST_NAMED && <span> {t('seniorCare.full.more', { count: days.length - MOST_NAMED })}</span>}
      </p>
    </Notice>
  );
}
