import * as z from 'zod/mini';

/** The kind of notifications that a provider gets when what it needs to know has changed; its subject is what was written with one booking. */
export const CARE_NOTES_NOTICE = 'careNotes';

/** What the bell says: of whom, and of which booking: its key, and its number. Nothing of what was written. */
export const CareNotesFacts = z.object({ booking: z.uuid(), bookingId: z.string(), personName: z.string() });
export type CareNotesFacts = z.output<typeof CareNotesFacts>;
