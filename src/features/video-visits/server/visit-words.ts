import type { PersonId } from '#features/family/server/access.ts';
import { writeLive } from '#features/messaging/server/write-live.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import type { VisitWords } from '../contract.ts';
import { phaseOf } from '../visit.ts';
import { findOpenVisit, findVisit, refuseClosed } from './find-visit.ts';
import { modeOf, nameOf } from './present-visit.ts';
import { seatsIn } from './room-store.ts';
import { lockVisit, seatHolders, type VisitRow } from './visit-store.ts';
import { markWords, wordsIn, type WordsRow } from './words-store.ts';

/** What was written in the room of a visit while it lasts. Throws `not_found`. */
export async function wordsOfVisit(context: Context, id: string): Promise<VisitWords[]> {
  const row = await findVisit(context, id);
  const phase = phaseOf({ startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at }, context.now);
  return phase === 'open' && row.admitted_at !== null ? shownWords(context, row) : [];
}

type RoomMessage = { clientId: string; words: string };

/** Writes in the room of a visit, once. Throws `not_found`, `visit_not_open`, `visit_not_begun` and `thread_closed`. */
export async function writeInVisit(context: Context, id: string, message: RoomMessage): Promise<VisitWords[]> {
  const { user, now, limits } = context;
  await limits.take('videoWordsAccount', user.id);
  const row = await findOpenVisit(context, id);
  const admitted = await context.db.transaction().execute(async (db) => {
    const visit = await lockVisit(db, id, now);
    refuseClosed({ ...row, ended_at: visit.ended_at }, now);
    if (visit.admitted_at === null) throw new Failure('visit_not_begun');
    const present = (await seatsIn(db, [id])).map((seat) => seat.user_id);
    const messageId = await writeLive(
      { ...context, db },
      {
        parties: { personId: row.person_id as PersonId, providerId: row.provider_id }, // the seat was proven
        side: row.part === 'provider' ? 'answerer' : 'asker',
        userId: user.id,
        message,
        present,
      },
    );
    await markWords(db, { messageId, bookingId: id });
    const holders = await seatHolders(db, id, now);
    await publish(
      db,
      holders.map((holder) => holder.id),
      ['visitWords'],
    );
    return visit.admitted_at;
  });
  return shownWords(context, { ...row, admitted_at: admitted });
}

async function shownWords({ db, user, bookingKinds }: Context, row: VisitRow): Promise<VisitWords[]> {
  const rows = await wordsIn(db, row, modeOf(bookingKinds, row) ?? 'video');
  return rows.map((words) => ({
    sequence: words.sequence,
    isMine: words.user_id === user.id,
    name: writerOf(words, row),
    words: words.words,
    files: words.files,
  }));
}

/** The provider is called as the family knows it; who has left Lado has no name any more. */
function writerOf({ side, first_name: first, last_name: last }: WordsRow, row: VisitRow): string {
  if (side === 'answerer') return row.provider_name;
  return first === null ? nameOf(row) : nameOf({ first_name: first, last_name: last ?? '' });
}
