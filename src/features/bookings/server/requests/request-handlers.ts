import { toldToProvider } from '#features/care-notes/server/told-notes.ts';
import { chosenOf, placeOf } from '#features/providers/server/places/chosen-place.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { dayIn, daysBetween } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { ExpectedVisit } from '../../attendance.ts';
import type { Request, requests } from '../../request-contract.ts';
import { agendaOf } from './agenda.ts';
import { answerRequest, type RequestAnswer } from './answer-request.ts';
import { absentOn, undecidedOn, type ExpectedRow, expectedOn, firstZoneOf } from '../attendance/attendance-store.ts';
import { noteAttendance } from '../attendance/note-attendance.ts';
import { presentAbsent, presentUndecided, presentExpected } from '../attendance/present-expected.ts';
import { answerChange, type ChangeAnswer } from '../changes/end-change.ts';
import { presentingFor } from '../show-booking.ts';
import { askFamily } from '../questions/ask-family.ts';
import { countRequests, requestOf, requestsOf } from './request-store.ts';
import { presentedOne, presentedRequests, shownRequest } from './show-requests.ts';

/** In days from today. */
const FARTHEST_DAY = 800;

export const requestHandlers: Handlers<typeof requests> = {
  async list({ query }, context) {
    const { db, user, now } = context;
    const providerIds = [placeOf(user)];
    const [rows, { counts, found }] = await Promise.all([
      requestsOf(db, { providerIds, ...query, now }),
      countRequests(db, { providerIds, now, sought: query }),
    ]);
    await auditReading(context, { people: peopleOf(rows), subject: 'requests' });
    return {
      data: await presentedRequests(context, rows),
      pagization: { totalCount: found[query.tab] },
      counts,
      found,
    };
  },

  async one({ params }, context) {
    const row = await requestOf(context.db, { id: params.id, providerIds: context.user.providerIds });
    if (!row) throw new Failure('not_found');
    await auditReading(context, { people: peopleOf([row]), subject: `booking:${row.id}` });
    return { data: await presentedOne(context, row) };
  },

  async accept({ params }, context) {
    return { data: await answered(context, params.id, { accepts: true }) };
  },

  async decline({ params, body }, context) {
    return { data: await answered(context, params.id, { accepts: false, reason: body.reason }) };
  },

  async acceptChange({ params }, context) {
    return { data: await changeAnswered(context, params.id, { accepts: true }) };
  },

  async declineChange({ params, body }, context) {
    return { data: await changeAnswered(context, params.id, { accepts: false, reason: body.reason }) };
  },

  agenda: async ({ query }, context) => ({ data: await agendaOf(context, chosenOf(context.user), query) }),

  async day({ query }, context) {
    const { db, user, now } = context;
    const providerIds = [placeOf(user)];
    const today = dayIn((await firstZoneOf(db, providerIds)) ?? 'UTC', now);
    const { day = today } = query;
    if (Math.abs(daysBetween(today, day)) > FARTHEST_DAY) throw Failure.of('day', 'errors.dateImproper');
    const [rows, away, waiting] = await Promise.all([
      expectedOn(db, { providerIds, day }),
      absentOn(db, { providerIds, day }),
      undecidedOn(db, { providerIds, day, now }),
    ]);
    await auditReading(context, { people: peopleOf([...rows, ...away, ...waiting]), subject: `day:${day}` });
    return {
      day,
      today,
      data: await expected(context, rows),
      absent: away.map((row) => presentAbsent(row, presentingFor(context))),
      undecided: waiting.map((row) => presentUndecided(row, presentingFor(context))),
    };
  },

  async attend({ params, body }, context) {
    const { db, limits, user } = context;
    await limits.take('attendanceAccount', user.id);
    const startsAt = new Date(body.startsAt);
    const day = await noteAttendance(context, { bookingId: params.id, manager: user, startsAt, state: body.state });
    const rows = await expectedOn(db, { providerIds: user.providerIds, day, bookingId: params.id });
    const [row] = await expected(
      context,
      rows.filter(({ starts_at: begins }) => begins.getTime() === startsAt.getTime()),
    );
    if (!row) throw new Failure('not_found');
    return { data: row };
  },

  async ask({ params, body }, context) {
    return { data: await asked(context, params.id, body.question) };
  },
};

/** Each look at what is told of their needs is in the trail of the person. */
async function expected(context: Context, rows: readonly ExpectedRow[]): Promise<ExpectedVisit[]> {
  const told = await toldToProvider(
    context,
    rows.map(({ id }) => id),
  );
  const presenting = presentingFor(context);
  return rows.map((row) => presentExpected(row, told.get(row.id) ?? null, presenting));
}

async function asked(context: Context, bookingId: string, question: string): Promise<Request> {
  const { limits, user } = context;
  await limits.take('questionAccount', user.id);
  await askFamily(context, { bookingId, manager: user, question });
  return shownRequest(context, bookingId);
}

async function answered(context: Context, bookingId: string, answer: RequestAnswer): Promise<Request> {
  await answerRequest(context, { bookingId, manager: context.user, answer });
  return shownRequest(context, bookingId);
}

async function changeAnswered(context: Context, bookingId: string, answer: ChangeAnswer): Promise<Request> {
  await answerChange(context, { bookingId, manager: context.user, answer });
  return shownRequest(context, bookingId);
}

const peopleOf = (rows: readonly { person_id: string }[]) => rows.map((row) => row.person_id);
