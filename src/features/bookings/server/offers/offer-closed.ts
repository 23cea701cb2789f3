import { timeOffWith } from '#features/availability/server/availability-store.ts';
import { nameOf } from '#features/family/server/name-of.ts';
import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { Failure } from '#shared/failure.ts';
import type { ClosedTime } from '../../offer-contract.ts';
import { kindNamed, speechIn } from '../kind.ts';
import { cancelTime } from '../times/cancel-time.ts';
import { bookingsIn } from './closed-store.ts';
import { offerOtherTimes } from './make-offer.ts';

/** Whom a time off of one's own place concerns; the look is in the trail of each. Throws `not_found`. */
export async function closedOver(context: Context, timeOffId: string): Promise<ClosedTime> {
  const { off, rows } = await concernedBy(context, timeOffId);
  await auditReading(context, { people: rows.map((row) => row.person_id), subject: `time-off:${timeOffId}` });
  const speech = speechIn(context.language);
  return {
    timeZone: off.timeZone,
    appointments: rows.map((row) => ({
      _id: row.id,
      bookingId: row.booking_id,
      what: kindNamed(context.bookingKinds, row.kind).what(row.snapshot.details, speech),
      personName: nameOf(row, speech.t),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      isOffered: row.is_offered,
      isSingle: isSingle(context, row),
    })),
  };
}

/**
 * Offers each of them other times, or cancels the one of several that lies in it, each in a transaction of its own: what one family or a
 * colleague was first with stays as it is. Answers to how many. Throws `not_found`.
 */
export async function offerToAll(context: Context, timeOffId: string, reason: string): Promise<number> {
  const { rows } = await concernedBy(context, timeOffId);
  const waiting = rows.filter((row) => !row.is_offered);
  let offered = 0;
  await eachInTurn(waiting, async (row) => {
    const isMade = await letGo(context, row, reason).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
    if (isMade) offered += 1;
  });
  return offered;
}

type ConcernedRow = Awaited<ReturnType<typeof bookingsIn>>[number];

const isSingle = ({ bookingKinds }: Context, { kind }: ConcernedRow) =>
  kindNamed(bookingKinds, kind).otherTimes === undefined;

function letGo(context: Context, row: ConcernedRow, reason: string): Promise<void> {
  const { id: bookingId, starts_at: startsAt } = row;
  return isSingle(context, row)
    ? cancelTime(context, { bookingId, startsAt, actor: { side: 'provider', user: context.user }, reason })
    : offerOtherTimes(context, { bookingId, manager: context.user, offer: { why: 'closed', reason } });
}

async function concernedBy({ db, user, bookingKinds, now }: Context, id: string) {
  const off = await timeOffWith(db, { id, providerIds: user.providerIds });
  if (!off) throw new Failure('not_found');
  const all = Object.values(bookingKinds);
  const kinds = all.filter(({ otherTimes }) => otherTimes !== undefined).map(({ name }) => name);
  const singleKinds = all.filter(({ name, single }) => single && !kinds.includes(name)).map(({ name }) => name);
  const rows = await bookingsIn(db, { ...off, kinds, singleKinds, now });
  return { off, rows };
}
