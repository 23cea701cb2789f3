/** What pages say of senior care before anything is asked; apart from the rules, so that these pages bring no schemas. */
export const kinds = ['day_care', 'assisted_living', 'board_and_care'] as const;

/** A four-week billing month: check-out stands so many days after check-in (specification, section 3). */
export const STAY_DAYS = 28;
export const MOST_GUESTS = 6;
