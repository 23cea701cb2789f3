import { nameOf } from '#features/family/server/name-of.ts';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { CareNotes } from '#features/care-notes/care-notes.ts';
import type { AbsentPerson, ExpectedVisit, UndecidedVisit } from '../../attendance.ts';
import { isAtHome, kindNamed, sayingOf } from '../kind.ts';
import type { PresentContext } from '../present.ts';
import { presentQuestions } from '../questions/present-questions.ts';
import { unpackTimes } from '../opened/packed-store.ts';
import type { AbsentRow, UndecidedRow, ExpectedRow } from './attendance-store.ts';

export const presentAbsent = (row: AbsentRow, { speech }: Pick<PresentContext, 'speech'>): AbsentPerson => ({
  _id: row.id,
  bookingId: row.booking_id,
  personName: nameOf(row, speech.t),
  saidAt: row.skipped_at.toISOString(),
  timeZone: row.time_zone,
});

export const presentUndecided = (row: UndecidedRow, { speech }: Pick<PresentContext, 'speech'>): UndecidedVisit => ({
  _id: row.id,
  bookingId: row.booking_id,
  personName: nameOf(row, speech.t),
  startsAt: row.starts_at.toISOString(),
  answerBy: row.answer_by.toISOString(),
  timeZone: row.time_zone,
});

/** Somebody on the list of a day; how to reach the family and what it wrote end with the time of contact. */
export function presentExpected(
  row: ExpectedRow,
  careNotes: CareNotes | null,
  { bookingKinds, speech, now }: PresentContext,
): ExpectedVisit {
  const { details, address } = row.snapshot;
  const kind = kindNamed(bookingKinds, row.kind);
  const times = unpackTimes(row.packed_times);
  const isRecent = now.getTime() <= row.last_ends_at.getTime() + CONTACT_HOURS * HOUR_MS;
  return {
    _id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    providerId: row.provider_id,
    providerName: row.provider_name,
    personName: nameOf(row, speech.t),
    familyName: nameOf({ first_name: row.family_first_name, last_name: row.family_last_name }, speech.t),
    phone: isRecent ? row.phone : null,
    what: kind.what(details, speech),
    isAtHome: isAtHome(kind, row.snapshot),
    facts: kind.describe({ details, times, timeZone: row.time_zone, address }, speech).facts,
    note: isRecent ? row.note : null,
    noteTerm: sayingOf(kind, speech)('request.note'),
    questions: isRecent ? presentQuestions(row.packed_questions).filter(({ answer }) => answer !== null) : [],
    careNotes,
    day: row.day,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    isSure: row.sure_at !== null && row.starts_at.getTime() === row.first_starts_at.getTime(),
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    leftAt: row.left_at?.toISOString() ?? null,
    missedAt: row.missed_at?.toISOString() ?? null,
  };
}
