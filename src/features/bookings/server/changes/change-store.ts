import type { Db } from '#server/db/db.ts';
import type { ChangeState } from '../../change.ts';
import type { Time } from '../kind.ts';

/** A time as a change keeps it: what it is worth, in cents, or nothing when it went too late. */
export type WorthTime = { day: string; startsAt: string; endsAt: string; cents: number };

/** An open change, as its writer wrote it. */
export type OpenChange = {
  id: number;
  added: WorthTime[];
  dropped: WorthTime[];
  details: Record<string, unknown>;
  answerBy: Date;
  /** The account that asked for them; null when it is gone. */
  askedBy: string | null;
};

export type NewChange = Pick<OpenChange, 'added' | 'dropped' | 'details' | 'answerBy'> & {
  bookingId: string;
  userId: string;
  now: Date;
};

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  const { bookingId, added, dropped, details, answerBy, userId, now } = change;
  await db
    .insertInto('booking_changes')
    .values({
      booking_id: bookingId,
      state: 'asked',
      added: JSON.stringify(added),
      dropped: JSON.stringify(dropped),
      details: JSON.stringify(details),
      asked_by: userId,
      asked_at: now,
      answer_by: answerBy,
    })
    .execute();
}

/** The change of a booking that waits. The booking is locked, which guards it too. */
export async function openChangeOf(db: Db, bookingId: string): Promise<OpenChange | undefined> {
  const row = await db
    .selectFrom('booking_changes')
    .select(['id', 'added', 'dropped', 'details', 'answer_by', 'asked_by'])
    .$narrowType<Pick<OpenChange, 'added' | 'dropped' | 'details'>>() // written by insertChange only
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, added, dropped, details, answer_by: answerBy, asked_by: askedBy } = row;
  return { id, added, dropped, details, answerBy, askedBy };
}

type ChangeEnd = { state: Exclude<ChangeState, 'asked'>; reason?: string | null; now: Date };

export async function closeChange(db: Db, id: number, { state, reason = null, now }: ChangeEnd): Promise<void> {
  await db.updateTable('booking_changes').set({ state, reason, answered_at: now }).where('id', '=', id).execute();
}

const MOST_AT_ONCE = 200;

/** Bookings whose change nobody answered in time. */
export const unansweredChanges = (db: Db, now: Date) =>
  db
    .selectFrom('booking_changes')
    .select('booking_id as id')
    .where('state', '=', 'asked')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(MOST_AT_ONCE)
    .execute();

export const timeOf = ({ day, startsAt, endsAt }: Omit<WorthTime, 'cents'>): Time => ({
  day,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** When the first of these begins. */
export const firstOf = (times: readonly WorthTime[]) =>
  new Date(Math.min(...times.map(({ startsAt }) => Date.parse(startsAt))));
