import type { Fact } from '../../booking.ts';
import type { Request } from '../../request-contract.ts';
import { CONTACT_HOURS, tabOf } from '../../status.ts';
import { kindNamed, sayingOf } from '../kind.ts';
import { cancelledOf, daysOf, linesOf, moneyOf, type Presenting, presentTime } from '../present.ts';
import { presentQuestions } from '../questions/present-questions.ts';
import type { RequestRow } from './request-store.ts';
import { HOUR_MS } from '#shared/durations.ts';

/** A request as its provider sees it; `beside` is what its kind says of accepting it. */
export function presentRequest(row: RequestRow, beside: readonly Fact[], presenting: Presenting): Request {
  const { bookingKinds, speech, now } = presenting;
  const { status, snapshot, times } = row;
  const { details, address } = snapshot;
  const timed = { status, startsAt: row.starts_at, endsAt: row.ends_at };
  const isRecent = status !== 'cancelled' && now.getTime() <= row.ends_at.getTime() + CONTACT_HOURS * HOUR_MS;
  const isExpected = isRecent && status !== 'pending';
  const kind = kindNamed(bookingKinds, row.kind);
  const { facts } = kind.describe({ details, times, timeZone: row.time_zone, address }, speech);
  const say = sayingOf(kind, speech);
  return {
    _id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    what: kind.what(details, speech),
    providerId: row.provider_id,
    providerName: row.provider_name,
    status,
    tab: tabOf(timed, now),
    familyName: `${row.family_first_name} ${row.family_last_name}`,
    personName: `${row.first_name} ${row.last_name}`,
    ...daysOf(row),
    terms: { first: say('request.firstDay'), last: say('request.lastDay') },
    times: times.map(presentTime),
    facts,
    beside: status === 'pending' ? [...beside] : [],
    reasons: status === 'pending' ? (kind.reasons?.(speech) ?? []) : [],
    lines: linesOf(row, { say, now }),
    money: moneyOf(row, now),
    note: isRecent ? row.note : null,
    questions: isRecent ? presentQuestions(row.packed_questions) : [],
    answerBy: status === 'pending' ? (row.answer_by?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    timeZone: row.time_zone,
    cancelled: cancelledOf(row),
    phone: isExpected ? row.phone : null,
    email: isExpected ? row.email : null,
  };
}
