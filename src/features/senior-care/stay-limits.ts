import { type Day, daysBetween } from '#shared/dates.ts';

/** What pages say of senior care before anything is asked; apart from the rules, so that these pages bring no schemas. */
export const kinds = ['day_care', 'assisted_living', 'board_and_care'] as const;

/** A four-week billing month: check-out stands so many days after check-in (specification, section 3). */
export const STAY_DAYS = 28;
export const LONGEST_STAY_DAYS = 370;
export const MOST_GUESTS = 6;

/** What is wrong with a first and a last day, as a word key at the last one. */
export function rangeProblem(first: Day, last: Day): 'errors.checkOutBefore' | 'errors.stayTooLong' | undefined {
  if (last < first) return 'errors.checkOutBefore';
  return daysBetween(first, last) > LONGEST_STAY_DAYS ? 'errors.stayTooLong' : undefined;
}
