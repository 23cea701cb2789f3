import { staffEvents } from '#features/providers/place-event.ts';
import type { placeEvents } from '#features/providers/server/places/place-event-store.ts';
import type { Handover, ReceivedTeamInvitation, SentTeamInvitation, TeamEvent, TeamMember } from '../team.ts';
import type { HandoverRow } from './handover-store.ts';
import { type ReceivedRow, type SentRow, untilOf } from './invitation-store.ts';
import type { MemberRow } from './team-store.ts';

export const presentMember = (
  row: MemberRow,
  { userId, looksAfter }: { userId: string; looksAfter: boolean },
): TeamMember => ({
  _id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  image: row.profile_image,
  email: row.email,
  role: row.role,
  joinedAt: row.joined_at?.toISOString() ?? null,
  isMe: row.id === userId,
  isAway: row.is_away,
  hasSecondStep: looksAfter || row.id === userId ? row.has_second_step : null,
});

export const presentSent = ({ id, email, role, sent_at: sentAt }: SentRow, now: Date): SentTeamInvitation => ({
  _id: id,
  email,
  role,
  sentAt: sentAt.toISOString(),
  until: untilOf(sentAt).toISOString(),
  isOver: untilOf(sentAt) <= now,
});

export const presentReceived = (row: ReceivedRow): ReceivedTeamInvitation => ({
  _id: row.id,
  place: row.name,
  town: `${row.city}, ${row.state}`,
  from: `${row.from_first_name} ${row.from_last_name}`,
  role: row.role,
  until: untilOf(row.sent_at).toISOString(),
});

export const presentHandover = (row: HandoverRow, userId: string): Handover => ({
  _id: row.id,
  place: row.place_name,
  from: `${row.from_first_name} ${row.from_last_name}`,
  to: `${row.to_first_name} ${row.to_last_name}`,
  afterwards: row.afterwards,
  until: untilOf(row.asked_at).toISOString(),
  isForMe: row.to_user === userId,
});

type EventRow = Awaited<ReturnType<typeof placeEvents>>[number];

export const presentEvent = (row: EventRow, userId: string): TeamEvent => ({
  _id: String(row.id),
  what: row.what,
  // Who said no to an invitation stays known by the address alone.
  name: row.what === 'declinedInvitation' || staffEvents.includes(row.what) ? null : row.actor_name,
  isMe: row.actor_id === userId,
  detail: row.detail,
  role: row.role,
  at: row.at.toISOString(),
});
