import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { type PlaceEvent, staffEvents } from '../../place-event.ts';

type NewPlaceEvent = {
  providerId: string;
  actorId: string;
  what: PlaceEvent;
  /** Whom or which day it concerned; never anything of a guest. */
  detail?: string | undefined;
  /** The account that it was done to. */
  subjectId?: string | undefined;
  role?: PlaceRole | undefined;
  now: Date;
};

/** What somebody of the team of a place has done, for the others to read, by the name that they have now. In the transaction that did it. */
export async function notePlaceEvent(
  db: Db,
  { providerId, actorId, what, detail, subjectId, role, now }: NewPlaceEvent,
): Promise<void> {
  await db
    .insertInto('place_events')
    .values({
      provider_id: providerId,
      actor_id: actorId,
      actor_name:
        what === 'declinedInvitation' || staffEvents.includes(what)
          ? null
          : sql<string | null>`(select ${fullName} from users where users.id = ${actorId})`,
      what,
      detail: detail ?? null,
      subject_id: subjectId ?? null,
      role: role ?? null,
      at: now,
    })
    .execute();
}

const fullName = sql<string | null>`nullif(trim(users.first_name || ' ' || users.last_name), '')`;

/** The newest first; one more than are shown, which says whether there are others. */
export const placeEvents = (
  db: Db,
  { providerId, page, length }: { providerId: string; page: number; length: number },
) =>
  db
    .selectFrom('place_events')
    .leftJoin('users', 'users.id', 'place_events.actor_id')
    .select(['place_events.id', 'place_events.what', 'place_events.detail', 'place_events.role', 'place_events.at'])
    .select('place_events.actor_id')
    .select(sql<string | null>`coalesce(place_events.actor_name, ${fullName})`.as('actor_name'))
    .$narrowType<{ what: PlaceEvent; role: PlaceRole | null }>()
    .where('place_events.provider_id', '=', providerId)
    .orderBy('place_events.at', 'desc')
    .orderBy('place_events.id', 'desc')
    .limit(length + 1)
    .offset((page - 1) * length)
    .execute();

/** What was done to an account that leaves stays done, without its name or address. While the account still has them. */
export async function forgetDoneTo(db: Db, userId: string): Promise<void> {
  await sql`
    update place_events set detail = null from users
    where users.id = ${userId} and place_events.detail is not null and (
      place_events.subject_id = users.id
      or (place_events.what in ('invited', 'withdrawn', 'joined', 'declinedInvitation')
        and place_events.detail = lower(users.email))
      or (place_events.subject_id is null and place_events.what in ('role', 'removed')
        and place_events.detail = users.first_name || ' ' || users.last_name
        and place_events.provider_id in (select done.provider_id from place_events as done where done.actor_id = users.id))
    )`.execute(db);
}
