import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { dayIn, daysBetween } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { Fact } from '../../booking.ts';
import type { Request, requests } from '../../request-contract.ts';
import { answerRequest, type RequestAnswer } from './answer-request.ts';
import { kindNamed, speechIn } from '../kind.ts';
import { presentRequest } from './present-request.ts';
import { expectedOn, firstZoneOf } from '../attendance/attendance-store.ts';
import { noteAttendance } from '../attendance/note-attendance.ts';
import { presentExpected } from '../attendance/present-expected.ts';
import { presentingFor } from '../show-booking.ts';
import { askFamily } from '../questions/ask-family.ts';
import { countRequests, requestOf, type RequestRow, requestsOf } from './request-store.ts';

/** In days from today. */
const FARTHEST_DAY = 800;

export const requestHandlers: Handlers<typeof requests> = {
  async list({ query }, context) {
    const { db, user, now } = context;
    const { providerIds } = user;
    const [rows, { counts, found }] = await Promise.all([
      requestsOf(db, { providerIds, ...query, now }),
      countRequests(db, { providerIds, now, sought: query }),
    ]);
    await auditReading(context, { people: peopleOf(rows), subject: 'requests' });
    return { data: await presented(context, rows), pagization: { totalCount: found[query.tab] }, counts, found };
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

  async day({ query }, context) {
    const { db, user, now } = context;
    const { providerIds } = user;
    const today = dayIn((await firstZoneOf(db, providerIds)) ?? 'UTC', now);
    const { day = today } = query;
    if (Math.abs(daysBetween(today, day)) > FARTHEST_DAY) throw Failure.of('day', 'errors.dateImproper');
    const rows = await expectedOn(db, { providerIds, day });
    await auditReading(context, { people: peopleOf(rows), subject: `day:${day}` });
    const presenting = presentingFor(context);
    return { day, today, data: rows.map((row) => presentExpected(row, presenting)) };
  },

  async attend({ params, body }, context) {
    const { db, limits, user } = context;
    await limits.take('attendanceAccount', user.id);
    const startsAt = new Date(body.startsAt);
    const day = await noteAttendance(context, { bookingId: params.id, manager: user, startsAt, state: body.state });
    const rows = await expectedOn(db, { providerIds: user.providerIds, day, bookingId: params.id });
    const row = rows.find(({ starts_at: begins }) => begins.getTime() === startsAt.getTime());
    if (!row) throw new Failure('not_found');
    return { data: presentExpected(row, presentingFor(context)) };
  },

  async ask({ params, body }, context) {
    return { data: await asked(context, params.id, body.question) };
  },
};

async function asked(context: Context, bookingId: string, question: string): Promise<Request> {
  const { limits, user } = context;
  await limits.take('questionAccount', user.id);
  await askFamily(context, { bookingId, manager: user, question });
  return written(context, bookingId);
}

async function answered(context: Context, bookingId: string, answer: RequestAnswer): Promise<Request> {
  await answerRequest(context, { bookingId, manager: context.user, answer });
  return written(context, bookingId);
}

/** What was just changed, as it is now. */
async function written(context: Context, bookingId: string): Promise<Request> {
  const { db, user } = context;
  const row = await requestOf(db, { id: bookingId, providerIds: user.providerIds });
  if (!row) throw new Failure('not_found');
  return presentedOne(context, row);
}

async function presentedOne(context: Context, row: RequestRow): Promise<Request> {
  const [request] = await presented(context, [row]);
  if (!request) throw new Failure('not_found');
  return request;
}

async function presented(context: Context, rows: readonly RequestRow[]): Promise<Request[]> {
  const { bookingKinds, now, language } = context;
  const speech = speechIn(language);
  const beside = await besideOf(context, rows);
  return rows.map((row) => presentRequest(row, beside.get(row.id) ?? [], { bookingKinds, speech, now }));
}

/** What each kind says beside those of its requests that wait. */
async function besideOf({ db, bookingKinds, language }: Context, rows: readonly RequestRow[]) {
  const waiting = rows.filter(({ status }) => status === 'pending');
  const names = [...new Set(waiting.map(({ kind }) => kind))];
  const found = await Promise.all(
    names.map((name) =>
      kindNamed(bookingKinds, name).beside?.(
        db,
        waiting
          .filter(({ kind }) => kind === name)
          .map(({ id, provider_id: providerId, snapshot, times }) => ({
            id,
            providerId,
            details: snapshot.details,
            times,
          })),
        speechIn(language),
      ),
    ),
  );
  return new Map<string, Fact[]>(found.flatMap((facts) => [...(facts ?? [])]));
}

const peopleOf = (rows: readonly { person_id: string }[]) => rows.map((row) => row.person_id);
