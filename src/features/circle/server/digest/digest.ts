import { seenFromTheOther } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import type { Secrets } from '#server/secrets.ts';
import { addDays, type Day, instantOf, weekdayOf } from '#shared/dates.ts';
import type { DigestLine, Proxy } from '../../digest.ts';
import { type DeedRow, deedsFor, undoneIn } from './digest-store.ts';
import { deedAt, linkTo } from './undo-link.ts';
import { freeUntilOf, undoOf } from './undo-state.ts';

export const WEEK = 7;

type DigestContext = { db: Db; secrets: Pick<Secrets, 'digest'>; now: Date };
type DigestQuery = { userId: string; personId: string | null; monday: Day; zone: string };

/** What relatives did in the week from that Monday on, on the clock of whoever reads it. */
export async function digestOf(
  asking: DigestContext,
  { userId, personId, monday, zone }: DigestQuery,
): Promise<Proxy[]> {
  const { db } = asking;
  const rows = await deedsFor(db, { userId, personId, ...weekFrom(monday, zone) });
  const undone = await undoneIn(db, { userId, week: monday });
  const proxies = new Map<string, Proxy>();
  for (const row of rows) {
    const key = `${row.person_id} ${row.actor_id}`;
    const proxy = proxies.get(key) ?? { ...presentProxy(row, userId), lines: [] };
    proxy.lines.push(presentLine(row, { ...asking, userId, week: monday, undone }));
    proxies.set(key, proxy);
  }
  return [...proxies.values()];
}

/** The instants at which a week begins and ends. */
export const weekFrom = (monday: Day, zone: string): { from: Date; to: Date } => ({
  from: instantOf(monday, '00:00', zone),
  to: instantOf(addDays(monday, WEEK), '00:00', zone),
});

/** The Monday of this week, or of the one before. */
export const mondayOf = (today: Day, weeksAgo: number): Day => addDays(today, 1 - weekdayOf(today) - weeksAgo * WEEK);

/** Who acted for whom, as the reader knows them. */
export const presentProxy = (row: DeedRow, userId: string): Omit<Proxy, 'lines'> => ({
  actorName: `${row.actor_first_name} ${row.actor_last_name}`,
  relationship: seenFromTheOther(row.relationship, row.gender),
  personName: `${row.first_name} ${row.last_name}`,
  personId: row.person_id,
  isForSelf: row.owner_id === userId,
});

/** What it was about: a booking, a visit to a place, or nothing of its own. */
export function presentMatter(row: DeedRow): Pick<DigestLine, 'booking' | 'tour' | 'day'> {
  const {
    booking_key: key,
    booking_kind: kind,
    booking_id: bookingId,
    provider_name: providerName,
    skipped_day: day,
  } = row;
  const { tour_id: tourId, tour_place: place, tour_at: startsAt, tour_zone: timeZone } = row;
  const isToured = tourId && place && startsAt && timeZone;
  return {
    booking: key && kind && bookingId && providerName ? { _id: key, kind, bookingId, providerName } : null,
    tour: isToured ? { _id: tourId, providerName: place, startsAt: startsAt.toISOString(), timeZone } : null,
    day,
  };
}

type LineContext = DigestContext & { userId: string; week: Day; undone: readonly string[] };

function presentLine(row: DeedRow, { secrets, now, userId, week, undone }: LineContext): DigestLine {
  const undoing = undoOf(row, now);
  const canUndo = undoing?.state === 'open' && !undone.includes(deedAt(undoing, row.at));
  return {
    what: row.what,
    count: row.count,
    at: row.at.toISOString(),
    ...presentMatter(row),
    freeUntil: freeUntilOf(row, now)?.toISOString() ?? null,
    undo: canUndo ? linkTo({ ...undoing, week }, { secrets, userId }) : null,
  };
}
