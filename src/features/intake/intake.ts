import * as z from 'zod/mini';
import { DAY_MS } from '#shared/durations.ts';
import { longest } from '#shared/text-rules.ts';

/** What a doctor asks before a visit, in the order of the screens. The words are `intake.<question>`. */
export const questions = ['treated', 'conditions', 'medicines', 'allergies', 'operations'] as const;
export type Question = (typeof questions)[number];

/** For so long back a doctor asks whether somebody was treated for anything: the specification's 60 days. */
export const TREATED_DAYS = 60;

/** In characters, of what is said to a yes. */
export const DETAILS_LIMIT = 500;

export const replies = ['yes', 'no', 'unsure'] as const;
export type Reply = (typeof replies)[number];

const Details = z._default(
  z.string('errors.invalid_input').check(z.trim(), longest(DETAILS_LIMIT, 'errors.tooLong')),
  '',
);

/** One answer: a yes says what. */
export const IntakeAnswer = z
  .object({ reply: z.enum(replies, 'errors.intakeUnanswered'), details: Details })
  .check(
    // What was said to a former yes is not said any more.
    z.overwrite((answer) => (answer.reply === 'yes' ? answer : { ...answer, details: '' })),
  )
  .check((typed) => {
    const { reply, details } = typed.value;
    if (reply === 'yes' && details === '')
      typed.issues.push({ code: 'custom', path: ['details'], message: 'errors.intakeDetailsBlank', input: details });
  });
export type IntakeAnswer = z.output<typeof IntakeAnswer>;

/** All of them answered. */
export const IntakeAnswers = z.object({
  treated: IntakeAnswer,
  conditions: IntakeAnswer,
  medicines: IntakeAnswer,
  allergies: IntakeAnswer,
  operations: IntakeAnswer,
});
export type IntakeAnswers = z.output<typeof IntakeAnswers>;

/** The kind of file that goes along with a visit. */
export const VISIT_REPORT = 'visit-report';
export const MOST_REPORTS = 5;

/** Reports that go along, by the ids of files that were sent for it. */
export const Reports = z
  .array(z.uuid('errors.invalid_input'), 'errors.invalid_input')
  .check(z.maxLength(MOST_REPORTS, 'errors.tooManyReports'));

/** What of earlier answers can still be true: whether somebody was treated lately has to be asked anew once that time is over. */
export function stillAskable(answers: IntakeAnswers, { answeredAt, now }: { answeredAt: Date; now: Date }) {
  const { treated, ...others } = answers;
  const isOld = now.getTime() - answeredAt.getTime() > TREATED_DAYS * DAY_MS;
  return isOld ? others : { treated, ...others };
}
