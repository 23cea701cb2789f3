import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Intake } from '../contract.ts';
import { type Question, questions } from '../intake.ts';
import { draftNameOf, givenIn, type IntakeDraft, keepGiven, wholeOf } from './intake-draft.ts';
import type { QuestionHead } from './question-head.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { lastIntakeOf } from './queries.ts';
import { useSaveIntake } from './useSaveIntake.ts';

type Props = {
  person: { id: string | null; name: string; isSelf: boolean };
  providerName: string;
  /** Which of them is on the screen, from 1. */
  current: number;
  /** It alone is asked, of those that were answered before. */
  isOne?: boolean;
  /** What stands above each question. */
  head: QuestionHead;
  /** Goes to another question; after the one that is asked alone, back to all of them. */
  onTurn: (to: number) => Promise<void>;
  /** All are answered and kept. */
  onDone: () => Promise<void>;
};

/** The questions before a visit, one a screen; what was said the last time is asked for again with one tap. */
export function IntakeQuestions(props: Props) {
  const t = useWords();
  const { person, head, current } = props;
  const { data: last, error, refetch } = useQuery(lastIntakeOf(person.id));
  const question = questions[current - 1] ?? questions[0];
  const title = t(person.isSelf ? `intake.question.${question}.self` : `intake.question.${question}`, {
    person: person.name,
  });
  if (last) return <Asked {...props} key={question} question={question} title={title} last={last.data} />;
  return (
    <>
      {head({ title })}
      {error instanceof Failure ? (
        <AskAgain failure={error} onAsk={refetch} />
      ) : last === null ? (
        <Notice>{t('intake.notYours')}</Notice>
      ) : (
        <Skeleton shape="card" />
      )}
    </>
  );
}

type AskedProps = Props & { question: Question; title: string; last: Intake | null };

function Asked({
  person,
  providerName,
  current,
  isOne = false,
  head,
  onTurn,
  onDone,
  question,
  title,
  last,
}: AskedProps) {
  const t = useWords();
  const [given] = useState<IntakeDraft>(() => givenIn(person.id));
  const save = useSaveIntake(person.id);
  const isLast = isOne || current === questions.length;
  return (
    <QuestionForm
      question={question}
      draft={draftNameOf(person.id, question)}
      title={title}
      start={given[question] ?? last?.answers[question]}
      earlier={
        isOne || given[question] || !last?.answers[question]
          ? undefined
          : { answer: last.answers[question], at: last.updated_at }
      }
      isLast={isLast}
      count={isOne ? undefined : t('intake.count', { current, count: questions.length })}
      note={t('intake.whoReads', { name: providerName })}
      head={head}
      onAnswer={async (answer) => {
        const answered = { ...givenIn(person.id), [question]: answer };
        keepGiven(person.id, answered, t('intake.draft'));
        const all = isOne ? answered : { ...last?.answers, ...answered };
        const missing = questions.findIndex((one) => !all[one]);
        const whole = isLast ? wholeOf(all) : undefined;
        if (whole) {
          await save(whole, last);
          return onDone();
        }
        return onTurn(current < questions.length ? current + 1 : missing + 1);
      }}
    />
  );
}
