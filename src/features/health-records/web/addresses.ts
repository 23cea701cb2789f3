import { href } from '#web/paths.ts';
import { type Question, questions } from '../profile.ts';

type Way = {
  /** An address of ours, where the last question leads. */
  next: string | undefined;
  /** Whether this question alone is asked, and leads there at once. */
  isOnly?: boolean;
};

/** The screen of a question. */
export const questionAddress = (question: Question, { next, isOnly = false }: Way): string =>
  href('/profile/form/onboarding', undefined, {
    q: questions.indexOf(question) + 1,
    only: isOnly ? 1 : undefined,
    next,
  });
