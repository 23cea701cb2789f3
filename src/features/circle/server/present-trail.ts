import { seenFromTheOther } from '#features/family/relationship.ts';
import { CLOCK } from '#server/audit.ts';
import { subjectOf, type TrailEntry } from '../trail.ts';
import type { TrailRow } from './trail-store.ts';

export const presentEntry = (row: TrailRow, userId: string): TrailEntry => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  personName: `${row.first_name} ${row.last_name}`,
  isForSelf: row.is_for_self,
  actor: actorOf(row, userId),
  actorName: `${row.actor_first_name ?? ''} ${row.actor_last_name ?? ''}`.trim(),
  relationship: row.relationship && seenFromTheOther(row.relationship, row.gender),
  providerName: row.provider_name,
  action: row.action,
  about: subjectOf(row.action, row.subject),
  bookingId: row.booking_id,
});

function actorOf(row: TrailRow, userId: string): TrailEntry['actor'] {
  if (row.actor_id === userId) return 'you';
  if (row.actor_id === CLOCK) return 'clock';
  if (row.relationship !== null) return 'relative';
  return row.provider_name === null ? 'other' : 'provider';
}
