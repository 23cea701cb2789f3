import { Clock, Hourglass } from 'lucide-react';
import { HOUR_MS } from '#shared/durations.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { timeAgo } from '#web/ui/time-ago.ts';
import { useNow } from '#web/useNow.ts';
import { ANSWER_SOON_HOURS } from '../status.ts';
import { Deadline } from './Deadline.tsx';
import { untilClock, untilInWords } from '#web/moment-in-words.ts';

/** In the last hours the deadline gets a warning tone, in the last one that of danger; it never ticks. */
const SOON_MS = ANSWER_SOON_HOURS * HOUR_MS;

/** Until when a request waits for its answer, and how long that still is. */
export function AnswerBy({ answerBy, timeZone }: { answerBy: string; timeZone: string }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const left = Date.parse(answerBy) - now.getTime();
  const time = untilClock(answerBy, { timeZone, locale });
  const values = { time, left: timeAgo(new Date(answerBy), now, { locale, zone: timeZone }) };
  const isSoon = left <= SOON_MS;
  const Icon = isSoon ? Hourglass : Clock;
  return (
    <Deadline
      tone={left <= HOUR_MS ? 'danger' : isSoon ? 'warning' : 'calm'}
      icon={<Icon size={18} aria-hidden="true" />}
      data-testid="answer-by"
    >
      <time dateTime={answerBy}>
        {left <= 0
          ? t('partner.answerBy.over', { moment: untilInWords(answerBy, { timeZone, locale, look: 'short' }) })
          : isSoon
            ? t('partner.answerBy.soon', values)
            : t('partner.answerBy', values)}
      </time>
    </Deadline>
  );
}
