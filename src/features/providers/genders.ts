/** What somebody may be asked for as, where that matters to whom they help. */
export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];
