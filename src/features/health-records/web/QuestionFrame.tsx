import type { ReactNode } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { questions } from '../profile.ts';
import styles from './QuestionFrame.module.css';
import type { Step } from './step.ts';

type Props = {
  step: Step;
  errorWord?: string | undefined;
  problems?: ReactNode;
  children: ReactNode;
};

/** A question with its progress above, its answer below, and the ways around it. */
export function QuestionFrame({
  step: { number, question, isOnly, heading, backTo, onTo, bookingTo, other },
  errorWord,
  problems,
  children,
}: Props) {
  const t = useWords();
  const count = questions.length;
  const place = t('ui.step', { current: number, count });
  const title = other
    ? t(`healthRecords.question.${question}.other`, { name: other.name })
    : t(`healthRecords.question.${question}`);
  return (
    <FocusLayout
      title={isOnly ? title : `${place}: ${title}`}
      errorWord={errorWord}
      hasBrandRow
      back={backTo && <BackLink href={backTo}>{t('ui.back')}</BackLink>}
      before={problems}
      heading={
        <div>
          <p className="small muted">{isOnly ? t('healthRecords.basics') : `${t('healthRecords.basics')}. ${place}`}</p>
          {!isOnly && (
            <span className={styles.bars} aria-hidden="true">
              {questions.map((asked, index) => (
                <i key={asked} data-done={index < number || undefined} />
              ))}
            </span>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.why}>{t(`healthRecords.question.${question}.why`)}</p>
        </div>
      }
    >
      {children}
      {question !== 'review' && !isOnly && (
        <p>
          <a className="link" href={onTo} data-testid="skip">
            {t('healthRecords.skip')}
          </a>
        </p>
      )}
      {bookingTo && (
        <p>
          <a className="link" href={bookingTo} data-testid="skip-to-booking">
            {t('healthRecords.skipToBooking')}
          </a>
        </p>
      )}
    </FocusLayout>
  );
}
