import { useWords } from '#web/i18n/words.tsx';
import type { IntakeAnswer } from '../intake.ts';

/** 'Yes: one pill in the evening'. */
export function AnswerText({ answer: { reply, details } }: { answer: IntakeAnswer }) {
  const t = useWords();
  const words = t(`intake.reply.${reply}`);
  return <span>{details ? `${words}: ${details}` : words}</span>;
}
