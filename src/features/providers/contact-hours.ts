/** So long after the end a provider still sees how to reach the family and what it wrote. */
export const CONTACT_HOURS = 72;
