import type { BookingKinds } from '#features/bookings/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { VideoVisit } from '../contract.ts';
import { entryOf, lineOf, phaseOf, type VisitMode, type VisitOfDay, type VisitRole } from '../visit.ts';
import { type ArrivalRow, arrivalsAt, circleAround, type GuestRow, guestsOf, messagesReadOf } from './door-store.ts';
import { type SeatRow, seatsIn } from './room-store.ts';
import { visitsAt, type VisitRow } from './visit-store.ts';

/** Whoever waits says so every twenty seconds. */
export const HERE_MS = 60_000;
export const isHere = (seenAt: Date | null, now: Date): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() < HERE_MS;

export const mayInvite = (part: VisitRole): boolean => part === 'person' || part === 'booker';

/** For whom visits are found and presented. */
export type VisitContext = { db: Db; bookingKinds: BookingKinds; user: { id: string }; now: Date };

/** How a booking takes place on the screen; undefined for one in person. */
export function modeOf(
  kinds: BookingKinds,
  { kind, snapshot }: Pick<VisitRow, 'kind' | 'snapshot'>,
): VisitMode | undefined {
  const mode = kinds[kind]?.meets?.(snapshot.details);
  return mode === 'in person' ? undefined : mode;
}

/** The kinds of bookings that can take place on the screen at all. */
export const screenKinds = (kinds: BookingKinds): string[] =>
  Object.values(kinds).flatMap(({ name, meets }) => (meets ? [name] : []));

/** Visits as one account sees them; asked at once for all of them. */
export async function presentVisits(context: VisitContext, rows: readonly VisitRow[]): Promise<VideoVisit[]> {
  const { db, bookingKinds, user, now } = context;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [arrivals, seats, guests, readable] = await Promise.all([
    arrivalsAt(db, ids),
    seatsIn(db, ids),
    guestsOf(db, ids),
    messagesReadOf(db, { userId: user.id, personIds: rows.map((row) => row.person_id), now }),
  ]);
  const isInLine = (row: VisitRow) =>
    row.part !== 'provider' &&
    row.admitted_at === null &&
    arrivals.some((one) => one.booking_id === row.id && one.user_id === user.id && isHere(one.seen_at, now));
  const lines = await linesOf(context, rows.filter(isInLine));
  return rows.map((row) => {
    const of = <Row extends { booking_id: string }>(all: readonly Row[]) =>
      all.filter((one) => one.booking_id === row.id);
    const span = { startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at };
    const { opensAt, closesAt } = entryOf(span);
    return {
      _id: row.id,
      label: labelOf(row.provider_name),
      by: modeOf(bookingKinds, row) ?? 'video',
      part: row.part,
      phase: phaseOf(span, now),
      provider: { name: row.provider_name, phone: row.snapshot.phone, picture: row.snapshot.picture },
      personName: nameOf(row),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      timeZone: row.time_zone,
      conversation:
        row.part === 'provider' || readable.includes(row.person_id)
          ? { personId: row.person_id, providerId: row.provider_id }
          : null,
      isBegun: row.admitted_at !== null,
      isEnded: row.ended_at !== null,
      isWaiting: isInLine(row),
      line: lines.get(row.id) ?? null,
      waiting: row.part === 'provider' ? waitingAmong(of(arrivals), of(seats), now) : [],
      present: of(seats).map((seat) => ({ seat: seat.id, name: nameOf(seat), part: seat.part })),
      checks: of(arrivals).flatMap((one) => checkSeenBy({ id: user.id, part: row.part }, one)),
      guests:
        row.part === 'provider' || mayInvite(row.part)
          ? of(guests).flatMap((one) => guestSeenBy({ id: user.id, part: row.part }, one))
          : [],
      invitable: null,
    };
  });
}

export async function presentVisit(context: VisitContext, row: VisitRow): Promise<VideoVisit> {
  const [visit] = await presentVisits(context, [row]);
  if (!visit) throw new Error('One visit was presented as none.');
  if (!mayInvite(row.part)) return visit;
  const { db, user, now } = context;
  const [circle, guests] = await Promise.all([
    circleAround(db, { personId: row.person_id, now }),
    guestsOf(db, [row.id]),
  ]);
  const isThere = (id: string) => id === user.id || id === row.user_id || guests.some((one) => one.user_id === id);
  return {
    ...visit,
    invitable: circle.filter(({ id }) => !isThere(id)).map((one) => ({ userId: one.id, name: nameOf(one) })),
  };
}

export const nameOf = (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name}`;

/** For people to read in an address; it opens nothing. */
export const labelOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'visit';

/** The provider sees those alone who may come. */
function guestSeenBy({ id, part }: { id: string; part: VisitRole }, guest: GuestRow) {
  const isAgreed = guest.agreed_at !== null;
  if (part === 'provider' && !isAgreed) return [];
  const inviter = { first_name: guest.inviter_first_name ?? '', last_name: guest.inviter_last_name ?? '' };
  return [
    {
      _id: guest.id,
      name: guest.name,
      isInterpreter: guest.user_id === null,
      isAgreed,
      invitedBy: guest.invited_by === id || guest.invited_by === null ? null : nameOf(inviter),
    },
  ];
}

const waitingAmong = (arrivals: readonly ArrivalRow[], seats: readonly SeatRow[], now: Date) =>
  arrivals
    .filter((one) => !seats.some(({ user_id: id }) => id === one.user_id))
    .flatMap(({ arrived_at: since, ...one }) =>
      since ? [{ name: nameOf(one), since: since.toISOString(), isHere: isHere(one.seen_at, now) }] : [],
    );

/** The provider and those who decide for the visit see everybody's devices, guests their own. */
function checkSeenBy({ id, part }: { id: string; part: VisitRole }, arrival: ArrivalRow) {
  const { devices, checked_at: at, user_id: of } = arrival;
  if (!devices || !at || (part !== 'provider' && !mayInvite(part) && of !== id)) return [];
  return [{ name: nameOf(arrival), isOwn: of === id, devices, at: at.toISOString() }];
}

/** Where these visits stand in the line of their provider's day. */
async function linesOf({ db, bookingKinds, now }: VisitContext, rows: readonly VisitRow[]) {
  if (rows.length === 0) return new Map<string, { place: number; minutes: number }>();
  const around = await visitsAt(db, {
    providerIds: [...new Set(rows.map((row) => row.provider_id))],
    kinds: screenKinds(bookingKinds),
    from: new Date(now.getTime() - DAY_MS / 2),
    to: new Date(now.getTime() + DAY_MS / 2),
  });
  const arrivals = await arrivalsAt(
    db,
    around.map(({ id }) => id),
  );
  const dayOf = (providerId: string): VisitOfDay[] =>
    around
      .filter((row) => row.provider_id === providerId)
      .map((row) => ({
        id: row.id,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        admittedAt: row.admitted_at,
        endedAt: row.ended_at,
        isWaiting:
          row.admitted_at === null &&
          arrivals.some((one) => one.booking_id === row.id && one.arrived_at !== null && isHere(one.seen_at, now)),
      }));
  return new Map(rows.map((row) => [row.id, lineOf(row.id, dayOf(row.provider_id), now)]));
}
