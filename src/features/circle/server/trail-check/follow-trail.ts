import { follows, type TrailedEntry } from '#server/audit.ts';
import type { KnownTrail, Round } from './trail-check-store.ts';

/** Where the check is in the trail of a person. */
export type Place = Pick<Round, 'person_id' | 'entry_id' | 'hash' | 'broken_entry'>;
type TrailMark = Pick<KnownTrail, 'entry_id' | 'hash' | 'broken_entry' | 'settled_at'> | undefined;

/** Before the first entry of a person. */
export const beginningOf = (personId: string): Place => ({
  person_id: personId,
  entry_id: 0,
  hash: '',
  broken_entry: null,
});

/** One entry further. After one that does not follow the chain goes on from it: what comes later is looked at, too. */
export function step(place: Place, row: TrailedEntry, known: TrailMark): Place {
  const isBroken = !(follows(row, place.hash) && stillHas(place, row, known)) && !isSettled(known, row.id);
  return {
    person_id: place.person_id,
    entry_id: row.id,
    hash: row.hash,
    broken_entry: place.broken_entry ?? (isBroken ? row.id : null),
  };
}

/** The first entry of a whole trail that does not follow; that of the last check when the trail ends before it. */
export function brokenAt({ entry_id: last, broken_entry: broken }: Place, known: TrailMark): number | null {
  if (broken !== null || !known || last >= known.entry_id) return broken;
  return isSettled(known, known.entry_id) ? null : known.entry_id;
}

/** Whether the entry at which the last check ended is there, as it was: a chain that was written anew follows from itself. */
function stillHas(place: Place, row: TrailedEntry, known: TrailMark): boolean {
  if (!known || place.entry_id >= known.entry_id || row.id < known.entry_id) return true;
  return row.id === known.entry_id && row.hash === known.hash;
}

const isSettled = (known: TrailMark, entryId: number) =>
  known?.settled_at instanceof Date && known.broken_entry === entryId;
