import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { bookingsByDay } from '#features/bookings/server/requests/request-store.ts';
import { openWeekdaysOf } from '#features/providers/hours.ts';
import { plansTakenBy, writePlansTaken } from '#features/providers/server/plans-store.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { dayIn, daysBetween, daysFrom, type Day } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { CentreProfile, centrePartner } from '../partner-contract.ts';
import { presentDays, presentProfile } from './partner-present.ts';
import { centreOf, centresOf, roomDays, seatDays, writeProfile } from './partner-store.ts';
import { areRooms, wholeOf } from '../rooms.ts';
import { cardsAmong } from './search-centres.ts';
import { followCapacity, setRooms, setSeats } from './seats.ts';
import { waitingByDay } from './waiting/waiting-store.ts';

/** A calendar shows so many days at once, and lets seats be set so far ahead. */
const LONGEST_CALENDAR_DAYS = 62;
const SEATS_AHEAD_DAYS = 800;

export const centrePartnerHandlers: Handlers<typeof centrePartner> = {
  async calendar({ params, query }, context) {
    const { from, to } = query;
    if (to < from || daysBetween(from, to) >= LONGEST_CALENDAR_DAYS) throw Failure.of('to', 'errors.dateImproper');
    return { data: await calendarDays(context, { centreId: params.centreId, from, to }) };
  },

  async setSeats({ params, body: { day, capacity, rooms } }, context) {
    const { db, user, now } = context;
    const centre = await ownCentre(context, params.centreId);
    const ahead = daysBetween(dayIn(centre.time_zone, now), day);
    if (ahead < 0 || ahead > SEATS_AHEAD_DAYS) throw Failure.of('day', 'errors.dateImproper');
    if (rooms && !areRooms(centre.rooms, rooms)) throw Failure.of('rooms', 'errors.roomsChanged');
    await db.transaction().execute(async (db) => {
      const place = { centreId: centre.id, day };
      const tooFew = rooms
        ? (await setRooms(db, { ...place, rooms })).map((type) => fieldOf(rooms, type))
        : (await setSeats(db, { ...place, capacity }))
          ? []
          : ['capacity'];
      if (tooFew.length > 0)
        throw new Failure('conflict', { issues: tooFew.map((field) => ({ field, key: 'errors.seatsBelowTaken' })) });
      await notePlaceEvent(db, { providerId: centre.id, actorId: user.id, what: 'seats', detail: day, now });
    });
    await publish(db, [user.id], ['capacity']);
    const [changed] = await calendarDays(context, { centreId: centre.id, from: day, to: day });
    if (!changed) throw new Failure('not_found');
    return { data: changed };
  },

  async profiles(_, context) {
    return { data: await profilesOf(context, context.user.providerIds) };
  },

  async changeProfile({ params, body }, context) {
    const { db, user, now } = context;
    const { id, time_zone: timeZone, kind, rooms: former } = await ownCentre(context, params.id);
    const rooms = body.rooms ?? former;
    if (kind === 'day_care' && rooms.length > 0) throw Failure.of('rooms', 'errors.invalid_input');
    const whole = rooms.length > 0 ? wholeOf(rooms) : body;
    await db.transaction().execute(async (db) => {
      await writeProfile(db, id, {
        ...body,
        capacity: whole.capacity,
        prices: whole.prices,
        openWeekdays: openWeekdaysOf(body.hours),
        now,
      });
      if (body.plans) await writePlansTaken(db, id, body.plans);
      await notePlaceEvent(db, { providerId: id, actorId: user.id, what: 'profile', now });
      await followCapacity(db, { centreId: id, capacity: whole.capacity, rooms, today: dayIn(timeZone, now) });
    });
    const [profile] = await profilesOf(context, [id]);
    if (!profile) throw new Failure('not_found');
    return { data: profile };
  },
};

/** As the body names it. */
const fieldOf = (rooms: readonly { type: string }[], type: string) =>
  `rooms.${rooms.findIndex((room) => room.type === type)}.capacity`;

async function profilesOf({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly string[]): Promise<CentreProfile[]> {
  const [rows, cards, plans] = await Promise.all([
    centresOf(db, ids),
    cardsAmong(db, ids, { now }),
    plansTakenBy(db, ids),
  ]);
  const cardOf = new Map(cards.map((card) => [card._id, card]));
  return rows.flatMap((row) => {
    const card = cardOf.get(row.id);
    return card ? [presentProfile(row, { card, plans: plans.get(row.id) ?? [] })] : [];
  });
}

async function ownCentre({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  const centre = user.providerIds.includes(id) ? await centreOf(db, id) : undefined;
  if (!centre) throw new Failure('not_found');
  return centre;
}

async function calendarDays(context: Context, span: { centreId: string; from: Day; to: Day }) {
  const { db } = context;
  const centre = await ownCentre(context, span.centreId);
  const [seats, rooms, guests, waiting] = await Promise.all([
    seatDays(db, span),
    roomDays(db, span),
    bookingsByDay(db, { ...span, providerId: centre.id }),
    waitingByDay(db, span),
  ]);
  await auditReading(context, { people: guests.map((row) => row.person_id), subject: `calendar:${centre.id}` });
  const days = daysFrom(span.from, span.to);
  return presentDays({ days, centre, seats, rooms, guests, waiting }, wordsOf(context.language));
}
