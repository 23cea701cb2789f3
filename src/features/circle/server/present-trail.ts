import { seenFromTheOther } from '#features/family/relationship.ts';
import { nameOf } from '#features/family/server/name-of.ts';
import { CLOCK } from '#server/audit.ts';
import type { Translator } from '#shared/words.ts';
import { subjectOf, type TrailCheck, type TrailEntry } from '../trail.ts';
import type { checkOf } from './trail-check/trail-check-store.ts';
import type { TrailRow } from './trail-store.ts';

export const presentEntry = (row: TrailRow, userId: string, t: Translator): TrailEntry => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  personName: `${row.first_name} ${row.last_name}`,
  isForSelf: row.owner_id === userId,
  actor: actorOf(row, userId),
  actorName:
    row.actor_id === CLOCK ? '' : nameOf({ first_name: row.actor_first_name, last_name: row.actor_last_name }, t),
  relationship: row.relationship && seenFromTheOther(row.relationship, row.gender),
  providerName: row.provider_name ?? (row.actor_is_staff ? null : row.former_provider_name),
  action: row.action,
  about: subjectOf(row.action, row.subject),
  bookingId: row.booking_id,
  question:
    row.question_id && row.question_kind && row.asked_at
      ? {
          _id: row.question_id,
          kind: row.question_kind,
          askedAt: row.asked_at.toISOString(),
          isTold: row.told_at !== null,
          answer: row.answer,
        }
      : null,
});

function actorOf(row: TrailRow, userId: string): TrailEntry['actor'] {
  if (row.actor_id === userId) return 'you';
  if (row.actor_id === CLOCK) return 'clock';
  // what a link has opened is noted under its own id
  if (row.subject === `record_link:${row.actor_id}`) return 'link';
  if (row.relationship !== null) return 'relative';
  if (row.provider_name !== null) return 'provider';
  if (row.actor_is_staff) return 'staff';
  return row.former_provider_name === null ? 'other' : 'provider';
}

export const presentCheck = ({ at, ...known }: Awaited<ReturnType<typeof checkOf>>): TrailCheck | null =>
  at && {
    at: at.toISOString(),
    state: known.is_broken ? 'broken' : known.is_settled ? 'settled' : 'whole',
  };
