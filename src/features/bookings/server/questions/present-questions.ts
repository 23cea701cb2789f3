import type { Question } from '../../question.ts';
import type { PackedQuestion } from './question-store.ts';

export const presentQuestions = (packed: readonly PackedQuestion[] | null): Question[] =>
  (packed ?? []).map(([question, askedAt, answer, answeredAt]) => ({
    question,
    askedAt: new Date(askedAt).toISOString(),
    answer,
    answeredAt: answeredAt && new Date(answeredAt).toISOString(),
  }));
