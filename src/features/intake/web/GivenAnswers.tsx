import { useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { type IntakeAnswers, questions } from '../intake.ts';
import { AnswerText } from './AnswerText.tsx';

/** Every question that was answered, in a few words, with its answer. */
export function GivenAnswers({ answers }: { answers: Partial<IntakeAnswers> }) {
  const t = useWords();
  return (
    <FactList
      facts={questions.flatMap((question) => {
        const answer = answers[question];
        return answer ? [{ term: t(`intake.short.${question}`), value: <AnswerText answer={answer} /> }] : [];
      })}
    />
  );
}
