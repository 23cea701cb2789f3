/** A provider whose name is like what was typed: 1 where all of it stands there. */
export type FoundName = { id: string; likeness: number };

/** From here on a name is the one that was typed, and not only one like it. */
export const SAME_NAME = 0.9;
