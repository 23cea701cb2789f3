import type { ReceivedTour, Tour } from '../tour.ts';
import type { ReceivedRow } from './received-store.ts';
import type { TourRow } from './tour-store.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

const common = (row: TourRow, now: Date) => ({
  _id: row.id,
  status: row.status,
  providerId: row.provider_id,
  providerName: row.provider_name,
  timeZone: row.time_zone,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  isOver: row.status !== 'offered' && row.ends_at <= now,
  otherTimes: row.other_times.filter((time) => time > now).map((time) => time.toISOString()),
  answerBy: instant(row.answer_by),
  wishes: row.wishes,
  language: row.language,
  phoneSeenAt: instant(row.phone_seen_at),
  note: row.note,
  reason: row.reason,
  endedBy: row.ended_by,
  isSure: row.sure_at !== null,
});

/** To whoever may book for the person; the number only to whom it belongs. */
export function presentTour(row: TourRow, { userId, now }: { userId: string; now: Date }): Tour {
  const isMine = row.user_id === userId;
  return {
    ...common(row, now),
    address: `${row.street}, ${row.city}, ${row.state} ${row.zip}`,
    providerPhone: row.provider_phone,
    personId: row.person_id,
    personName: `${row.first_name} ${row.last_name}`,
    isForSelf: row.person_user_id === userId,
    askedBy: isMine ? null : row.asker_first,
    phone: isMine ? row.phone : null,
    consentWords: isMine ? row.consent_words : null,
    phoneWithdrawnAt: isMine ? instant(row.phone_withdrawn_at) : null,
    outcome: row.outcome,
    sequence: row.sequence,
    updated_at: row.updated_at.toISOString(),
  };
}

/** To whoever answers at the place: first names, and the number once they have opened it. */
export const presentReceived = (row: ReceivedRow, now: Date): ReceivedTour => ({
  ...common(row, now),
  familyName: `${row.asker_first} ${row.asker_last.charAt(0)}.`,
  personName: row.first_name,
  isForSelf: row.person_user_id === row.user_id,
  relationship: row.relationship,
  hasPhone: row.phone !== null,
  phone: row.phone_seen_at ? row.phone : null,
});
