import { type Day, formatDayInWords, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { listFormat } from '#shared/intl.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { StayDraft } from './stay-draft.ts';

type Props = { days: readonly Day[]; draft: StayDraft; onChange: (change: Partial<StayDraft>) => void };

const MOST_NAMED = 6;
const listed = listFormat({});

/** Which of the chosen days are full, and the rest on offer: the same stay without those weekdays. */
export function FullDays({ days, draft, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  if (days.length === 0) return null;
  const full = [...new Set(days.map(weekdayOf))].toSorted();
  const rest = draft.weekDays.filter((weekday) => !full.includes(weekday));
  const named = listed(locale).format(full.map((weekday) => formatWeekday(weekday, locale, 'long')));
  return (
    <Notice
      tone="warning"
      isLive
      title={t('seniorCare.full', { count: days.length })}
      data-testid="full-days"
      action={
        rest.length > 0 && (
          <Button variant="secondary" onClick={() => onChange({ weekDays: rest })} data-testid="full-days-leave-out">
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
        {days.length > MOST_NAMED && ` ${t('seniorCare.full.more', { count: days.length - MOST_NAMED })}`}
      </p>
    </Notice>
  );
}
