import * as z from 'zod/mini';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { IntakeAnswer, type IntakeAnswers, type Question, questions } from '../intake.ts';

/** Answers while they are being given, kept in this tab: by person, because they are about the person and not about a booking. */
export type IntakeDraft = Partial<Record<Question, IntakeAnswer>>;

const nameOf = (personId: string | null) => `intake-${personId ?? 'self'}`;
/** What is being typed to one question, before it is answered. */
export const draftNameOf = (personId: string | null, question: Question) => `${nameOf(personId)}-${question}`;

export function givenIn(personId: string | null): IntakeDraft {
  const values = draftOf(nameOf(personId))?.values ?? {};
  const read = questions.flatMap((question) => {
    const answer = z.safeParse(IntakeAnswer, values[question]);
    return answer.success ? [[question, answer.data] as const] : [];
  });
  return Object.fromEntries(read);
}

export const keepGiven = (personId: string | null, given: IntakeDraft, label: string): void =>
  keepDraft(nameOf(personId), given, label);

export const forgetGiven = (personId: string | null): void => forgetDraft(nameOf(personId));

/** All of them, once every question is answered. */
export const wholeOf = (given: IntakeDraft): IntakeAnswers | undefined =>
  questions.every((question) => given[question]) ? (given as IntakeAnswers) : undefined; // each of them is there
