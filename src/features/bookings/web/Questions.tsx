import { useWords } from '#web/i18n/words.tsx';
import type { Question } from '../question.ts';
import styles from './BookingQuestions.module.css';

type Props = {
  questions: readonly Question[];
  providerName: string;
  /** The request waits for its answer. */
  isPending: boolean;
  /** The family reads it, which needs not be told of itself. */
  isForFamily?: boolean;
};

/** What the provider asked about a booking, and what the family answered. */
export function Questions({ questions, providerName, isPending, isForFamily = false }: Props) {
  const t = useWords();
  if (questions.length === 0) return null;
  return (
    <ul className={styles.questions} data-testid="questions">
      {questions.map(({ question, askedAt, answer }) => (
        <li key={askedAt}>
          <p className="small muted">{t('bookings.question.from', { name: providerName })}</p>
          <blockquote>{question}</blockquote>
          {(answer !== null || !isPending || !isForFamily) && (
            <p className="small muted">
              {answer !== null
                ? t(isForFamily ? 'bookings.question.yours' : 'bookings.question.answer')
                : t(isPending ? 'bookings.question.waits' : 'bookings.question.unanswered')}
            </p>
          )}
          {answer !== null && <blockquote>{answer}</blockquote>}
        </li>
      ))}
    </ul>
  );
}
