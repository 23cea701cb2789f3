import { useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { Booking } from '../booking.ts';
import { AnswerQuestion } from './AnswerQuestion.tsx';
import { Questions } from './Questions.tsx';
import styles from './BookingQuestions.module.css';

/** What the provider asks the family, and the place to answer. */
export function BookingQuestions({ booking }: { booking: Booking }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { _id: id, questions, providerName, status, isAsked } = booking;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={`questions-${id}`} className={styles.section}>
      <h3 ref={heading} tabIndex={-1} id={`questions-${id}`}>
        {t('bookings.questions', { name: providerName })}
      </h3>
      <Questions questions={questions} providerName={providerName} isPending={status === 'pending'} isForFamily />
      {isAsked && <AnswerQuestion booking={booking} onAnswered={() => heading.current?.focus()} />}
    </section>
  );
}
