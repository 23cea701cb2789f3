import { useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Change } from '../change.ts';

/** Which days would come and which would go, each list in words. */
export function ChangedDays({ added, dropped }: Pick<Change, 'added' | 'dropped'>) {
  const t = useWords();
  return (
    <>
      <DayLine words={t('bookings.change.added', { count: added.length })} days={added} testId="added-days" />
      <DayLine words={t('bookings.change.dropped', { count: dropped.length })} days={dropped} testId="dropped-days" />
    </>
  );
}

const MOST_NAMED = 12;

function DayLine({ words, days, testId }: { words: string; days: readonly string[]; testId: string }) {
  const t = useWords();
  if (days.length === 0) return null;
  return (
    <p data-testid={testId}>
      <b>{words}</b>{' '}
      {days.slice(0, MOST_NAMED).map((day, index) => (
        <span key={day}>
          {index > 0 && <span> · </span>}
          <DateText day={day} look="short" />
        </span>
      ))}
      {days.length > MOST_NAMED && <span> {t('bookings.change.more', { count: days.length - MOST_NAMED })}</span>}
    </p>
  );
}
