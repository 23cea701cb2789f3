import { HOUR_MS } from '#shared/durations.ts';
import type { Expected } from '../../attendance.ts';
import { CONTACT_HOURS } from '../../status.ts';
import { kindNamed } from '../kind.ts';
import type { Presenting } from '../present.ts';
import { presentQuestions } from '../questions/present-questions.ts';
import { unpackTimes } from '../list-store.ts';
import type { ExpectedRow } from './attendance-store.ts';

/** Somebody on the list of a day; how to reach the family and what it wrote end with the time of contact. */
export function presentExpected(row: ExpectedRow, { bookingKinds, speech, now }: Presenting): Expected {
  const { details, address } = row.snapshot;
  const kind = kindNamed(bookingKinds, row.kind);
  const times = unpackTimes(row.packed_times);
  const isRecent = now.getTime() <= row.last_ends_at.getTime() + CONTACT_HOURS * HOUR_MS;
  return {
    _id: row.id,
    bookingId: row.booking_id,
    providerId: row.provider_id,
    providerName: row.provider_name,
    personName: `${row.first_name} ${row.last_name}`,
    familyName: `${row.family_first_name} ${row.family_last_name}`,
    phone: isRecent ? row.phone : null,
    what: kind.what(details, speech),
    facts: kind.describe({ details, times, timeZone: row.time_zone, address }, speech).facts,
    note: isRecent ? row.note : null,
    questions: isRecent ? presentQuestions(row.packed_questions).filter(({ answer }) => answer !== null) : [],
    day: row.day,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    leftAt: row.left_at?.toISOString() ?? null,
  };
}
