import { MINUTE_MS } from './durations.ts';

export const OPENS_BEFORE_MINUTES = 15;
export const CLOSES_AFTER_MINUTES = 30;
const OPENS_BEFORE_MS = OPENS_BEFORE_MINUTES * MINUTE_MS;
const CLOSES_AFTER_MS = CLOSES_AFTER_MINUTES * MINUTE_MS;

/** From when until when a visit on the screen may be entered: whoever is late is waited for. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - OPENS_BEFORE_MS);
export const closesAt = (endsAt: Date): Date => new Date(endsAt.getTime() + CLOSES_AFTER_MS);

/** The latest beginning of a visit that may be entered at an instant. */
export const opensUntil = (now: Date): Date => new Date(now.getTime() + OPENS_BEFORE_MS);
