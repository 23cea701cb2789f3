import { nameOf } from '#features/family/server/name-of.ts';
import type { Translator } from '#shared/words.ts';
import type { KeptNote, ReadNote, WrittenNote } from '../../note-contract.ts';
import { noteTime, noteUntil } from '../../visit-note.ts';
import { detailsOf } from '../../visit.ts';
import type { VisitRow } from './note-store.ts';

export const timesOf = ({ starts_at: startsAt, ends_at: endsAt }: VisitRow) => ({ startsAt, endsAt });

export const askedIn = ({ snapshot }: VisitRow) => detailsOf(snapshot.details).services;

/** As its caregiver has it. */
export const presentWritten = (row: VisitRow, { t, now }: { t: Translator; now: Date }): WrittenNote => ({
  ...aboutOf(row, t),
  kept: keptIn(row),
  version: row.version ?? 0,
  canWrite: noteTime(timesOf(row), now) === 'open',
  until: noteUntil(timesOf(row)).toISOString(),
});

/** As the family reads it, of a visit of which something was written. */
export function presentRead(row: VisitRow, t: Translator): ReadNote {
  const kept = keptIn(row);
  if (!kept) throw new Error('Nothing was written of this visit.');
  return { ...aboutOf(row, t), ...kept, providerName: row.provider_name };
}

const aboutOf = (row: VisitRow, t: Translator) => ({
  asked: askedIn(row),
  personName: nameOf(row, t),
  startsAt: row.starts_at.toISOString(),
  timeZone: row.time_zone,
});

function keptIn(row: VisitRow): KeptNote | null {
  const { done, condition, words, is_to_watch: isToWatch, written_at: writtenAt, changed_at: changedAt } = row;
  if (done === null || condition === null || words === null || isToWatch === null || writtenAt === null) return null;
  return {
    note: { done, condition, words, isToWatch },
    writtenAt: writtenAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
  };
}
