import { href } from '#web/paths.ts';
import { type Question, questions } from '../profile.ts';

type Way = {
  /** An address of ours, where the last question leads. */
  next: string | undefined;
  /** Whether this question alone is asked, and leads there at once. */
  isOnly?: boolean;
  /** Somebody without an account, for whom one answers; left out for oneself. */
  personId?: string | undefined;
};

/** The screen of a question. */
export const questionAddress = (question: Question, { next, isOnly = false, personId }: Way): string =>
  href('/profile/form/onboarding', undefined, {
    q: questions.indexOf(question) + 1,
    only: isOnly ? 1 : undefined,
    for: personId,
    next,
  });

/** Where one reads of a person: of oneself on one's own page; of everybody, on that of the family. */
export const pageOf = (ownId: string) => (personId: string | undefined) => {
  if (personId === ownId) return href('/myProfile');
  return personId ? recordAddress(personId) : href('/dashboard-addfamily');
};

/** Where the health basics of somebody without an account are read. */
export const recordAddress = (personId: string): string => href('/family-healthrecord', undefined, { for: personId });
