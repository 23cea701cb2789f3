/** So long an account can be come back to, whichever way it was left. */
export const RETURN_DAYS = 30;
/** Whoever has left hears once more so long before the end. */
export const REMINDED_DAYS = 3;

/** Seven years: so long tax law wants what was paid. */
export const KEPT_DAYS = 7 * 366;

/** So long a copy can be fetched. */
export const COPY_DAYS = 7;
/** What a page shows of the copies that were asked for. */
export const MOST_COPIES = 5;

export const copyStates = ['asked', 'ready', 'failed', 'gone'] as const;
export type CopyState = (typeof copyStates)[number];
