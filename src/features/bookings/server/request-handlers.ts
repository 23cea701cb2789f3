import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Fact } from '../booking.ts';
import type { Request, requests } from '../request-contract.ts';
import { answerRequest, type RequestAnswer } from './answer-request.ts';
import { kindNamed, speechIn } from './kind.ts';
import { presentRequest } from './present-request.ts';
import { askFamily } from './questions/ask-family.ts';
import { countRequests, requestOf, type RequestRow, requestsOf } from './request-store.ts';

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

const peopleOf = (rows: readonly RequestRow[]) => rows.map((row) => row.person_id);
