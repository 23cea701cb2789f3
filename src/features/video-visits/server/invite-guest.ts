import { takeBackNews } from '#features/notifications/server/notify.ts';
import { notificationOf } from '#features/notifications/server/store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import type { videoVisits } from '../contract.ts';
import { VIDEO_NOTICE, type VideoNoticeFacts } from '../notification.ts';
import { MOST_GUESTS, phaseOf } from '../visit.ts';
import { agreeToGuest, circleAround, guestsOf, insertGuest, revokeGuest, wasRefused } from './door-store.ts';
import { findVisit, visitNotOpen } from './find-visit.ts';
import { mayInvite, nameOf } from './present-visit.ts';
import { refreshVisit, tellInvited, tellVisit } from './tell-visit.ts';
import { lockVisit, type SeatHolder, seatHolders, type VisitRow } from './visit-store.ts';

type InvitationForm = Parameters<Handlers<typeof videoVisits>['invite']>[0]['body'];

/**
 * Invites somebody to a visit, at most two. To somebody else's visit they come once that person agrees, who is asked. Throws
 * `not_found`, `visit_not_open` when it is over, `too_many_guests`, and `guest_refused` for whom the person has refused.
 */
export async function inviteGuest(context: Context, id: string, form: InvitationForm): Promise<void> {
  const { user, now, limits } = context;
  const row = await visitToShare(context, id);
  refuseOver(row, now);
  await limits.take('videoGuestAccount', user.id);
  const guest = await guestIn(context, row, form);
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockVisit(db, id, now);
    const guests = await guestsOf(db, [id]);
    const known = guests.find((one) => one.user_id === guest.userId && one.email === guest.email);
    if (known) {
      if (row.part === 'person' && known.agreed_at === null) await agree(inside, row, known.id);
      return;
    }
    if (guests.length >= MOST_GUESTS) throw new Failure('too_many_guests', { values: { count: MOST_GUESTS } });
    const decider = row.part === 'person' ? undefined : await deciderOf(db, row, now);
    if (decider && (await wasRefused(db, { ...guest, bookingId: id, by: decider.id })))
      throw new Failure('guest_refused');
    const agreedAt = decider ? null : now;
    await insertGuest(db, { ...guest, bookingId: id, invitedBy: user.id, agreedAt, now });
    if (decider) await askDecider(inside, row, { decider, guest: guest.name });
    else await tellInvited(inside, { row, guest });
    await shared(inside, row);
  });
}

/** The person agrees to whom a relative has invited: they are told only now. Throws `not_found`, and `visit_not_open` when it is over. */
export async function agreeToInvited(context: Context, id: string, guestId: string): Promise<void> {
  const row = await findVisit(context, id, { mayTake: (part) => part === 'person' });
  refuseOver(row, context.now);
  await context.db.transaction().execute(async (db) => {
    await lockVisit(db, id, context.now);
    await agree({ ...context, db }, row, guestId);
  });
}

async function agree(context: Context, row: VisitRow, guestId: string) {
  const { db, user, now } = context;
  const asked = (await guestsOf(db, [row.id])).find(({ id }) => id === guestId);
  if (!asked) throw new Failure('not_found');
  const guest = await agreeToGuest(db, { id: guestId, bookingId: row.id, now });
  if (!guest) return;
  await tellInvited(context, { row, guest: { userId: guest.user_id, email: guest.email, name: guest.name } });
  await endAsking(db, { row, userId: user.id, now });
  await shared(context, row);
}

/**
 * Takes an invitation back; whoever sits there by it has to leave within seconds. A relative whose guest the person does not want
 * hears of it.
 */
export async function uninviteGuest(context: Context, id: string, guestId: string): Promise<void> {
  const { user, now } = context;
  const row = await visitToShare(context, id);
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockVisit(db, id, now);
    await refreshVisit(db, id, now); // while the guest still hears of it
    const guest = await revokeGuest(db, { id: guestId, bookingId: id, userId: user.id, now });
    if (!guest) throw new Failure('not_found');
    if (guest.user_id) await takeBackNews(db, { userId: guest.user_id, kind: VIDEO_NOTICE, subjectId: id });
    const holders = await seatHolders(db, id, now);
    const person = holders.find(({ part }) => part === 'person');
    if (person) await endAsking(db, { row, userId: person.id, now });
    if (row.part === 'person')
      await tellVisit(inside, {
        visit: row,
        what: 'guestRefused',
        readers: holders.filter((one) => one.id === guest.invited_by && one.part === 'booker'),
        about: { guest: guest.name, by: nameOf(row) },
      });
    await shared(inside, row);
  });
}

/** Whoever decides who comes along: the person, or who looks after them. */
async function deciderOf(db: Db, row: VisitRow, now: Date): Promise<SeatHolder> {
  const decider = (await seatHolders(db, row.id, now)).find(({ part }) => part === 'person');
  if (!decider) throw new Failure('not_found');
  return decider;
}

async function askDecider(context: Context, row: VisitRow, { decider, guest }: { decider: SeatHolder; guest: string }) {
  const by = `${context.user.firstName} ${context.user.lastName}`;
  await tellVisit(context, { visit: row, what: 'guestAsked', readers: [decider], about: { guest, by } });
}

/** What the person was asked has been answered, or is asked no more, unless somebody else is meant still. */
async function endAsking(db: Db, { row, userId, now }: { row: VisitRow; userId: string; now: Date }) {
  const isAsked = (await guestsOf(db, [row.id])).some(({ agreed_at: at }) => at === null);
  const news = { userId, kind: VIDEO_NOTICE, subjectId: row.id };
  const known = await notificationOf(db, { ...news, now });
  const facts = known?.facts as VideoNoticeFacts | undefined; // written by tellVisit
  if (!isAsked && facts?.what === 'guestAsked') await takeBackNews(db, news);
}

/** Who comes along has changed: everybody's pages ask again, and it is in the trail. */
async function shared({ db, user, now }: Context, { id, person_id: personId }: VisitRow) {
  await refreshVisit(db, id, now);
  await audit(db, { at: now, actorId: user.id, personId, action: 'share', subject: `video_visit:${id}` });
}

function refuseOver(row: VisitRow, now: Date) {
  const span = { startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at };
  if (phaseOf(span, now) === 'over') throw visitNotOpen();
}

const visitToShare = (context: Context, id: string): Promise<VisitRow> =>
  findVisit(context, id, { mayTake: mayInvite });

async function guestIn({ db, now }: Context, row: VisitRow, form: InvitationForm) {
  if (form.how === 'interpreter') return { userId: null, email: form.email, name: form.name };
  const circle = await circleAround(db, { personId: row.person_id, now });
  const found = circle.find(({ id }) => id === form.userId);
  if (!found) throw new Failure('not_found');
  return { userId: found.id, email: null, name: `${found.first_name} ${found.last_name}` };
}
