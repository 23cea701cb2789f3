import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Fact } from '../../booking.ts';
import type { Request } from '../../request-contract.ts';
import { kindNamed, speechIn } from '../kind.ts';
import { presentRequest } from './present-request.ts';
import { requestOf, type RequestRow } from './request-store.ts';

/** What was just changed, as it is now. */
export async function shownRequest(context: Context, bookingId: string): Promise<Request> {
  const { db, user } = context;
  const row = await requestOf(db, { id: bookingId, providerIds: user.providerIds });
  if (!row) throw new Failure('not_found');
  return presentedOne(context, row);
}

/** One row as its provider sees it. */
export async function presentedOne(context: Context, row: RequestRow): Promise<Request> {
  const [request] = await presentedRequests(context, [row]);
  if (!request) throw new Failure('not_found');
  return request;
}

/** Rows as their provider sees them. */
export async function presentedRequests(context: Context, rows: readonly RequestRow[]): Promise<Request[]> {
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
