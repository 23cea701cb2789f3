import { Clock, Hourglass } from 'lucide-react';
import { HOUR_MS } from '#shared/durations.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import styles from './AnswerBy.module.css';
import { momentInWords } from './moment-in-words.ts';

/** In the last hours the deadline gets a warning tone; it never ticks. */
const SOON_MS = 3 * HOUR_MS;

/** Until when a request waits for its answer. */
export function AnswerBy({ answerBy, timeZone }: { answerBy: string; timeZone: string }) {
  const t = useWords();
  const locale = useLocale();
  const left = Date.parse(answerBy) - useNow().getTime();
  const moment = momentInWords(answerBy, { timeZone, locale });
  const isSoon = left <= SOON_MS;
  return (
    <p className={styles.clock} data-soon={isSoon || undefined} data-testid="answer-by">
      {isSoon ? <Hourglass size={22} aria-hidden="true" /> : <Clock size={22} aria-hidden="true" />}
      <time dateTime={answerBy}>
        {left <= 0
          ? t('partner.answerBy.over', { moment })
          : isSoon
            ? t('partner.answerBy.soon', { moment })
            : t('partner.answerBy', { moment })}
      </time>
    </p>
  );
}
