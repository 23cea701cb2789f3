import { Clock } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './UsualAnswer.module.css';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long an answer usually takes, in words; `unknown` where nobody knows it yet. */
export function UsualAnswer({ minutes, unknown }: { minutes: number | null; unknown: string }) {
  const t = useWords();
  return (
    <p className={styles.usual} data-testid="usual-answer">
      <Clock size={20} aria-hidden="true" />
      {minutes === null ? unknown : t(`threads.usual.${unitOf(minutes)}`, { count: countOf(minutes) })}
    </p>
  );
}

const unitOf = (minutes: number) => (minutes <= HOUR ? 'hour' : minutes < DAY ? 'hours' : 'days');
const countOf = (minutes: number) => Math.ceil(minutes / (minutes < DAY ? HOUR : DAY));
