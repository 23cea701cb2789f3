import { opensUntil } from '#shared/visit-entry.ts';

/** Until when a visit has begun that may be written of at an instant: its doctor begins when it may be entered. */
export const writtenFrom = (now: Date): Date => opensUntil(now);

export const mayBeWritten = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt <= writtenFrom(now);
