import * as z from 'zod/mini';

/** In characters. */
export const NOTE_LIMIT = 1000;

/** What a family writes to the provider with a booking. */
export const Note = z.string().check(z.trim(), z.maxLength(NOTE_LIMIT, 'errors.noteTooLong'));
