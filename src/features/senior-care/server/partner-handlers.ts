import { auditAll } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { dayIn, daysBetween, daysFrom, type Day } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { openWeekdaysOf } from '#features/providers/hours.ts';
import type { CentreRequest, centrePartner } from '../partner-contract.ts';
import { answerRequest } from './answer-request.ts';
import { presentDays, presentProfile, presentRequest } from './partner-present.ts';
import {
  centreOf,
  centresOf,
  countRequests,
  guestDays,
  requestOf,
  requestsOf,
  seatDays,
  writeProfile,
} from './partner-store.ts';
import { followCapacity, setSeats } from './seats.ts';

/** A calendar shows so many days at once, and lets seats be set so far ahead. */
const LONGEST_CALENDAR_DAYS = 62;
const SEATS_AHEAD_DAYS = 800;

export const centrePartnerHandlers: Handlers<typeof centrePartner> = {
  async requests({ query }, { db, user, now }) {
    const { centreIds } = user;
    const [rows, counts] = await Promise.all([
      requestsOf(db, { centreIds, ...query, now }),
      countRequests(db, { centreIds, now }),
    ]);
    await auditReading({ db, user, now }, { people: rows.map((row) => row.person_id), subject: 'requests' });
    return { data: rows.map((row) => presentRequest(row, now)), pagization: { totalCount: counts[query.tab] }, counts };
  },

  async request({ params }, context) {
    const row = await requestOf(context.db, { id: params.id, centreIds: context.user.centreIds });
    if (!row) throw new Failure('not_found');
    await auditReading(context, { people: [row.person_id], subject: `booking:${row.id}` });
    return { data: presentRequest(row, context.now) };
  },

  async accept({ params }, context) {
    return { data: await answered(context, params.id, { accepts: true }) };
  },

  async decline({ params, body }, context) {
    return { data: await answered(context, params.id, { accepts: false, reason: body.reason }) };
  },

  async calendar({ params, query }, context) {
    const { from, to } = query;
    if (to < from || daysBetween(from, to) >= LONGEST_CALENDAR_DAYS)
      throw new Failure('invalid_input', { issues: [{ field: 'to', key: 'errors.dateImproper' }] });
    return { data: await calendarDays(context, { centreId: params.centreId, from, to }) };
  },

  async setSeats({ params, body: { day, capacity } }, context) {
    const { db, user, now } = context;
    const centre = await ownCentre(context, params.centreId);
    const ahead = daysBetween(dayIn(centre.time_zone, now), day);
    if (ahead < 0 || ahead > SEATS_AHEAD_DAYS)
      throw new Failure('invalid_input', { issues: [{ field: 'day', key: 'errors.dateImproper' }] });
    if (!(await setSeats(db, { centreId: centre.id, day, capacity })))
      throw new Failure('conflict', { issues: [{ field: 'capacity', key: 'errors.seatsBelowTaken' }] });
    await publish(db, [user.id], ['seats']);
    const [changed] = await calendarDays(context, { centreId: centre.id, from: day, to: day });
    if (!changed) throw new Failure('not_found');
    return { data: changed };
  },

  async profiles(_, { db, user }) {
    return { data: (await centresOf(db, user.centreIds)).map(presentProfile) };
  },

  async changeProfile({ params, body }, context) {
    const { db, now } = context;
    const { id, time_zone: timeZone } = await ownCentre(context, params.id);
    await db.transaction().execute(async (db) => {
      await writeProfile(db, id, { ...body, openWeekdays: openWeekdaysOf(body.hours), now });
      await followCapacity(db, { centreId: id, capacity: body.capacity, today: dayIn(timeZone, now) });
    });
    return { data: presentProfile(await ownCentre(context, id)) };
  },
};

async function answered(
  context: Context,
  bookingId: string,
  answer: { accepts: true } | { accepts: false; reason: string },
): Promise<CentreRequest> {
  const { db, user, now, publicUrl } = context;
  await answerRequest(db, { bookingId, manager: user, answer, publicUrl, now });
  const row = await requestOf(db, { id: bookingId, centreIds: user.centreIds });
  if (!row) throw new Failure('not_found');
  return presentRequest(row, now);
}

async function ownCentre({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  const centre = user.centreIds.includes(id) ? await centreOf(db, id) : undefined;
  if (!centre) throw new Failure('not_found');
  return centre;
}

async function calendarDays(context: Context, stretch: { centreId: string; from: Day; to: Day }) {
  const { db } = context;
  const centre = await ownCentre(context, stretch.centreId);
  const [seats, guests] = await Promise.all([seatDays(db, stretch), guestDays(db, stretch)]);
  await auditReading(context, { people: guests.map((row) => row.person_id), subject: `calendar:${centre.id}` });
  return presentDays({ days: daysFrom(stretch.from, stretch.to), centre, seats, guests });
}

/** One entry for each person whose requests are on the page. */
const auditReading = (
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  { people, subject }: { people: string[]; subject: string },
) =>
  auditAll(
    db,
    [...new Set(people)].map((personId) => ({ at: now, actorId: user.id, personId, action: 'read' as const, subject })),
  );
