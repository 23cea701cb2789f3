import { answerBy } from '#features/bookings/status.ts';
import { formatClock } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { hasBegun, isOver, timesOn } from '../../free-day.ts';
import type { StepProps } from './booking-steps.ts';
import { careDaysOf } from './stay-draft.ts';

/** What is left of today, where it was chosen and has begun, and until when the center answers. */
export function BegunToday({ centre, draft, now }: Pick<StepProps, 'centre' | 'draft' | 'now'>) {
  const t = useWords();
  const locale = useLocale();
  const [first] = careDaysOf(draft, centre);
  const times = first && hasBegun(first, centre, now) && !isOver(first, centre, now) && timesOn(first, centre);
  if (!times) return null;
  const { startsAt, endsAt } = times;
  const clock = (at: Date) => formatClock(centre.timeZone, at, locale);
  return (
    <Notice isLive title={t('seniorCare.begun', { open: clock(startsAt) })} data-testid="begun-today">
      {t('seniorCare.begun.left', {
        count: Math.floor((endsAt.getTime() - now.getTime()) / HOUR_MS),
        by: clock(answerBy(now, { first: endsAt, last: endsAt })),
      })}
    </Notice>
  );
}
