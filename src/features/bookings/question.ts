import * as z from 'zod/mini';
import { longest } from '#shared/text-rules.ts';

/** In characters; of a question and of its answer. */
export const LONGEST_QUESTION = 400;
/** So many may be asked about one request, one after the other. */
export const MOST_QUESTIONS = 3;

/** What a provider asked the family before it answered the request; `answer` is null while it waits for one. */
export const Question = z.object({
  question: z.string(),
  askedAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type Question = z.output<typeof Question>;

const sentence = (blank: string, tooLong: string) =>
  z.string(blank).check(z.trim(), z.minLength(1, blank), longest(LONGEST_QUESTION, tooLong));

export const QuestionForm = z.object({ question: sentence('errors.questionBlank', 'errors.questionTooLong') });
export const AnswerForm = z.object({ answer: sentence('errors.answerBlank', 'errors.answerTooLong') });

/** In characters; of a note. */
export const NOTE_LIMIT = 1000;

/** Why somebody is seen or helped, where it has to be said. */
export const Issue = z
  .string('errors.issueBlank')
  .check(z.trim(), z.minLength(1, 'errors.issueBlank'), longest(NOTE_LIMIT, 'errors.noteTooLong'));

/** What a family writes to the provider with a booking. */
export const Note = z.string().check(z.trim(), longest(NOTE_LIMIT, 'errors.noteTooLong'));
