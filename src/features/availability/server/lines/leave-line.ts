import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Leaver, LeavingContext } from '#server/keeping.ts';
import { audit } from '#server/audit.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import { endHolds } from '../holds/hold-store.ts';
import { lockSlots } from '../slots.ts';
import type { Service } from '../availability-store.ts';
import { type LineRow, linesWith, lockLine, writeBooked, writeDeclined, writeLine } from './line-store.ts';
import { offerFreed } from './offer-freed.ts';
import { holdOfLine, hurryLines } from './offer-store.ts';
import { standsInLine } from './standing-store.ts';

type Leaving = { id: string; userId: string };

/** Waits no longer; what is offered goes to the next. A repetition changes nothing. Throws `not_found`. */
export async function leaveLine({ db, now }: Pick<Context, 'db' | 'now'>, { id, userId }: Leaving): Promise<void> {
  await db.transaction().execute(async (db) => {
    const line = await lockLine(db, { id, userId, now });
    if (!line) throw new Failure('not_found');
    if (!standsInLine(line)) return;
    await endLine(db, line, { state: 'left', now });
    await publish(db, [userId], ['bookings']);
    await audit(db, { at: now, actorId: userId, personId: line.person_id, action: 'write', subject: 'waiting' });
  });
}

/** Says no to the time that is offered, and waits on for others. A repetition changes nothing. Throws `not_found`. */
export async function declineOffer({ db, now }: Pick<Context, 'db' | 'now'>, { id, userId }: Leaving): Promise<void> {
  await db.transaction().execute(async (db) => {
    const line = await lockLine(db, { id, userId, now });
    if (!line) throw new Failure('not_found');
    if (line.state !== 'offered' || !line.slot_at) return;
    await writeDeclined(db, line, line.slot_at);
    await writeLine(db, id, { state: 'waiting', slotAt: null, now });
    await passOn(db, line);
    await publish(db, [userId], ['bookings']);
  });
}

/** Leaves every line in which an account stands, or one of its people, as it goes away. */
export async function leaveLines({ db, now }: LeavingContext, leaver: Leaver): Promise<void> {
  for (const id of await linesWith(db, leaver)) {
    const line = await lockLine(db, { id, now });
    if (line && standsInLine(line)) await endLine(db, line, { state: 'left', now });
  }
}

/**
 * Whoever waits for this person waits no more: a time of theirs is being booked. Before anything of it is taken, because lines are
 * locked before slots; what else is held for them goes to the next after the commit. In the caller's transaction.
 */
export async function endLinesFor(db: Db, booked: Service & { personId: string; now: Date }): Promise<void> {
  const ended = await writeBooked(db, booked);
  if (ended.length === 0) return;
  if (ended.some((line) => line.slot_at !== null)) await hurryLines(db);
  const accounts = ended.map((line) => line.user_id);
  await publish(db, [...new Set(accounts)], ['bookings']);
}

type Ending = { state: 'left' | 'passed' | 'over'; now: Date };

/** Ends a place in line that is locked; what it holds goes to the next. */
export async function endLine(db: Db, line: LineRow, { state, now }: Ending): Promise<void> {
  await writeLine(db, line.id, { state, now });
  await passOn(db, line);
}

/** What a line holds goes to the next one that wants it. The line is locked and has no claim to it any more. */
export async function passOn(db: Db, line: LineRow): Promise<void> {
  const { provider_id: providerId, service } = line;
  await offerFreed(db, { providerId, service, starts: await letGo(db, line) });
}

/** What a line holds is free for everybody. Answers what that was: nothing where it is booked already. */
export async function letGo(
  db: Db,
  { id, provider_id: providerId, service, slot_at: slotAt }: LineRow,
): Promise<readonly Date[]> {
  if (!slotAt) return [];
  await lockSlots(db, { providerId, service, starts: [slotAt] });
  const hold = await holdOfLine(db, id);
  const ended = hold ? await endHolds(db, [hold.id]) : [];
  return ended.map(({ startsAt }) => startsAt);
}
