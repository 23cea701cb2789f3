import * as z from 'zod/mini';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { longest } from '#shared/text-rules.ts';
import { careServices } from './services.ts';

/** How somebody was, beside other days; the words are `caregivers.note.condition.<name>`. */
export const conditions = ['usual', 'better', 'worse'] as const;
export type Condition = (typeof conditions)[number];

/** In characters. */
export const LONGEST_NOTE = 2000;

/** What a caregiver writes of a visit. Whoever says that there is something to watch says what. */
export const VisitNote = z
  .object({
    /** Of the help that was booked. */
    done: z
      .array(z.enum(careServices, 'errors.invalid_input'), 'errors.invalid_input')
      .check(z.maxLength(careServices.length, 'errors.invalid_input')),
    condition: z.enum(conditions, 'errors.conditionUnselected'),
    words: z._default(z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_NOTE, 'errors.tooLong')), ''),
    isToWatch: z.boolean('errors.invalid_input'),
  })
  .check(
    z.refine(({ isToWatch, words }) => !isToWatch || words !== '', { error: 'errors.watchBlank', path: ['words'] }),
  );
export type VisitNote = z.output<typeof VisitNote>;

type Visit = { startsAt: Date; endsAt: Date };

/** Until then a note is written and changed, and its caregiver reads it. */
export const noteUntil = ({ endsAt }: Pick<Visit, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + CONTACT_HOURS * HOUR_MS);

/** Whether a note can be written: not before the visit has begun, and not once it is long over. */
export function noteTime(visit: Visit, now: Date): 'ahead' | 'open' | 'closed' {
  if (now < visit.startsAt) return 'ahead';
  return now < noteUntil(visit) ? 'open' : 'closed';
}
