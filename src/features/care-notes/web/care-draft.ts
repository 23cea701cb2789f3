import * as z from 'zod/mini';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { CareNotes, noCareNotes, saidIn } from '../care-notes.ts';

type DraftBooking = { providerId: string; personId: string | null };

/** Under which name it is kept in this tab while the booking is not made yet: at each provider for each person. */
export const careDraftName = ({ providerId, personId }: DraftBooking): string =>
  `care-${providerId}-${personId ?? 'self'}`;

/** What was chosen to go with a booking that is not made yet; undefined when nothing was, or it is not whole. */
export function chosenNotes(booking: DraftBooking): CareNotes | undefined {
  const values = draftOf(careDraftName(booking))?.values;
  return values && z.safeParse(CareNotes, { ...noCareNotes, ...values }).data;
}

/** The same for the call that books: nothing where every part is empty. */
export function notesToSend(booking: DraftBooking): CareNotes | undefined {
  const notes = chosenNotes(booking);
  return notes && saidIn(notes).length > 0 ? notes : undefined;
}

export const chooseNotes = (booking: DraftBooking, { notes, label }: { notes: CareNotes; label: string }): void =>
  keepDraft(careDraftName(booking), notes, label);

export const forgetNotes = (booking: DraftBooking): void => forgetDraft(careDraftName(booking));
