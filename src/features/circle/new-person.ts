import * as z from 'zod/mini';
import { FirstName, LastName } from '#features/account/credentials.ts';
import { BirthDay } from '#features/account/profile.ts';
import { RelationshipChoice } from '#features/family/relationship.ts';
import { cleanText } from '#shared/clean-text.ts';

type Names = { firstName: string; lastName: string };

function namesIn(typed: string): Names {
  const [firstName = '', ...others] = cleanText(typed).trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** First and last name typed as one: what stands before the first space is the first name. What is wrong is said by the rules of either. */
const FullName = z.pipe(
  z.pipe(z.string('errors.firstNameBlank'), z.transform(namesIn)),
  z.custom<Names>().check(({ value, issues }) => {
    const found = z.safeParse(FirstName, value.firstName).error ?? z.safeParse(LastName, value.lastName).error;
    const [issue] = found?.issues ?? [];
    if (issue) issues.push({ code: 'custom', message: issue.message, input: value });
  }),
);

/** Somebody who is added by the press that books for them: the birth date may be said later. */
export const NewPersonForm = z.object({
  fullName: FullName,
  relationship: RelationshipChoice,
  dob: z.union([z.literal(''), BirthDay], 'errors.dobImproper'),
});
export type NewPersonForm = z.output<typeof NewPersonForm>;

/** In the order of the page. */
export const newPersonFields = ['fullName', 'relationship', 'dob'] as const;
