import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { HOLD_SECONDS } from '../../hold-seconds.ts';
import { isOffered } from '../../slot-times.ts';
import { lockHours, timeOffOf } from '../availability-store.ts';
import { endLine, letGo, passOn } from './leave-line.ts';
import type { LineKind, LineKinds } from './line-kind.ts';
import { type LineRow, lockLine, writeLine } from './line-store.ts';
import { handHold, linesToMove } from './offer-store.ts';
import { standsInLine } from './standing-store.ts';
import { tellLine } from './tell-line.ts';

type SweepContext = { db: Db; publicUrl: string; lineKinds: LineKinds; now: Date };

/**
 * Tells those for whom an earlier time is held, from then on for HOLD_SECONDS; what nobody took in that time goes to the next in line, and
 * lines end whose last day is over or in which an account may no longer stand. What is left over by a process that was killed is done by
 * the next run. Two at once do it once.
 */
export async function sweepLines(context: SweepContext): Promise<void> {
  const { now } = context;
  await eachInTurn(await linesToMove(context.db, now), (id) =>
    inTransaction(context, async (inside) => {
      const line = await lockLine(inside.db, { id, now });
      const kind = line && context.lineKinds[line.service];
      if (kind) await move(inside, { line, kind });
    }),
  );
}

type KnownLine = { line: LineRow; kind: LineKind };

async function move(context: SweepContext, { line, kind }: KnownLine) {
  const { db, now } = context;
  if (!standsInLine(line)) return passOn(db, line); // it was booked while something else was held
  if (!(await mayBook(db, line, now))) return endLine(db, line, { state: 'over', now });
  if (line.before <= now) {
    await endLine(db, line, { state: 'over', now });
    return tellLine(context, line, { what: 'over', address: kind.page(line.first_provider_id) });
  }
  if (line.state === 'reserved') return offer(context, { line, kind });
  if (line.offered_until && line.offered_until <= now) return pass(context, { line, kind });
}

async function mayBook(db: Db, { user_id: userId, person_id: personId }: LineRow, now: Date) {
  const people = peopleOf(db, { userId, scope: 'bookings', now }).where('people.id', '=', personId);
  return (await people.executeTakeFirst()) !== undefined;
}

async function offer(context: SweepContext, { line, kind }: KnownLine) {
  const { db, now } = context;
  const { id, slot_at: startsAt, provider_id: providerId, person_id: personId, user_id: userId } = line;
  const until = new Date(now.getTime() + HOLD_SECONDS * 1000);
  if (!startsAt || !(await canBeOffered(db, { line, kind }, { startsAt, until, now }))) {
    await letGo(db, line);
    return writeLine(db, id, { state: 'waiting', slotAt: null, now });
  }
  await writeLine(db, id, { state: 'offered', offeredUntil: until, now });
  await handHold(db, id, { userId, until });
  const familyMemberId = line.person_user_id === userId ? null : personId;
  const address = await kind.address(db, { providerId, personId, familyMemberId, startsAt, now });
  await tellLine(context, line, { what: 'offered', offer: { startsAt, until }, address });
}

/** Somebody answers there, and whoever says yes in the last moment still keeps the notice. */
async function canBeOffered(
  db: Db,
  { line: { provider_id: providerId, service }, kind }: KnownLine,
  { startsAt, until, now }: { startsAt: Date; until: Date; now: Date },
) {
  if (!(await kind.isBookable(db, { id: providerId, now }))) return false;
  const rules = await lockHours(db, { providerId, service });
  const timeOff = await timeOffOf(db, { providerId, now });
  return rules !== undefined && isOffered(startsAt, { ...rules, timeOff, now: until });
}

async function pass(context: SweepContext, { line, kind }: KnownLine) {
  const { db, now } = context;
  await endLine(db, line, { state: 'passed', now });
  if (!line.slot_at || !line.offered_until) return;
  const held = { startsAt: line.slot_at, until: line.offered_until };
  await tellLine(context, line, { what: 'passed', offer: held, address: kind.page(line.first_provider_id) });
}
