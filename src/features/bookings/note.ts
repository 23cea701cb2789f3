import * as z from 'zod/mini';
import { longest } from '#shared/text-length.ts';

/** In characters. */
export const NOTE_LIMIT = 1000;

/** What a family writes to the provider with a booking. */
export const Note = z.string().check(z.trim(), longest(NOTE_LIMIT, 'errors.noteTooLong'));
