import { audit } from '#server/audit.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { type circle, type RelationState, relationStates } from '../contract.ts';
import { type MemberChange, MOST_DEPENDANTS, type NewMember } from '../sharing.ts';
import { accept, decline, remind, withdraw } from './answer-invitation.ts';
import { changeRelation } from './change-relation.ts';
import { dependantsOf, insertDependant, lockDependant, writeDependant } from './dependant-store.ts';
import { countWaiting, invitationsFrom, invitationsTo } from './invitation-store.ts';
import { ask, offer, offerTakeover } from './invite.ts';
import { presentEntry } from './present-trail.ts';
import { trailOf } from './trail-store.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { linksOfMember, linksToPeopleOf } from './link-store.ts';
import {
  helperOfInvitation,
  helperOfLink,
  memberOfDependant,
  memberOfInvitation,
  memberOfLink,
  presentInvitation,
} from './present.ts';

export const circleHandlers: Handlers<typeof circle> = {
  members: (_, context) => wholeCircle(context),
  mine: (_, context) => wholeCircle(context),

  add: async ({ body }, context) => ({ data: { _id: await added(context, body) } }),

  async invitations({ body: { email } }, { db, user, now }) {
    const isOwn = email === undefined || email.trim().toLowerCase() === user.email.toLowerCase();
    const received = isOwn ? await invitationsTo(db, { userId: user.id, now }) : [];
    return { data: received.map(presentInvitation) };
  },

  async trail({ query: { for: personId = null, by, page } }, { db, user }) {
    const rows = await trailOf(db, { userId: user.id, personId, isOfOthers: by === 'others', page });
    return {
      data: rows.slice(0, PAGE_LENGTH).map((row) => presentEntry(row, user.id)),
      hasMore: rows.length > PAGE_LENGTH,
    };
  },

  async change({ params: { id }, body }, context) {
    await changed(context, id, body);
    return { data: { _id: id } };
  },
};

/** Who is in first, then who waits, then what is over. */
const inTheirOrder = <Row extends { status: RelationState }>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) => relationStates.indexOf(one.status) - relationStates.indexOf(other.status));

async function wholeCircle({ db, user, now }: Context) {
  const of = { userId: user.id, now };
  const [dependants, links, sent, helpers, received] = await Promise.all([
    dependantsOf(db, user.id),
    linksOfMember(db, of),
    invitationsFrom(db, of),
    linksToPeopleOf(db, of),
    invitationsTo(db, of),
  ]);
  const asks = sent.filter(({ kind }) => kind === 'ask');
  const offers = sent.filter(({ kind }) => kind === 'offer');
  return {
    data: inTheirOrder([
      ...dependants.map((dependant) => memberOfDependant(dependant, sent, now)),
      ...links.map((link) => memberOfLink(link, now)),
      ...asks.map((invitation) => memberOfInvitation(invitation, now)),
    ]),
    helpers: inTheirOrder([
      ...helpers.map((link) => helperOfLink(link, now)),
      ...offers.map((invitation) => helperOfInvitation(invitation, now)),
    ]),
    invitations: received.map(presentInvitation),
  };
}

function added(context: Context, form: NewMember): Promise<string> {
  if (form.how === 'ask') return ask(context, form);
  if (form.how === 'offer') return offer(context, form);
  return addDependant(context, form);
}

async function addDependant({ db, user, now }: Context, form: Extract<NewMember, { how: 'dependant' }>) {
  if (form.dob > dayIn('Etc/GMT-14', now)) throw Failure.of('dob', 'errors.dobFuture');
  return db.transaction().execute(async (db) => {
    await countWaiting(db, { userId: user.id, now }); // takes the account's turn
    if ((await dependantsOf(db, user.id)).length >= MOST_DEPENDANTS)
      throw new Failure('circle_full', { values: { count: MOST_DEPENDANTS } });
    const id = await insertDependant(db, { ...form, gender: form.gender ?? null, userId: user.id, now });
    await publish(db, [user.id], ['family']);
    await audit(db, { at: now, actorId: user.id, personId: id, action: 'write', subject: `person:${id}` });
    return id;
  });
}

async function changed(context: Context, id: string, change: MemberChange): Promise<unknown> {
  switch (change.change) {
    case 'accept':
      return accept(context, id, change);
    case 'decline':
      return decline(context, id);
    case 'withdraw':
      return withdraw(context, id);
    case 'remind':
      return remind(context, id);
    case 'edit':
      return edit(context, id, change);
    case 'takeover':
      return offerTakeover(context, id, change);
    default:
      return changeRelation(context, id, change);
  }
}

async function edit({ db, user, now }: Context, personId: string, change: Extract<MemberChange, { change: 'edit' }>) {
  await db.transaction().execute(async (db) => {
    if (!(await lockDependant(db, { userId: user.id, personId }))) throw new Failure('not_found');
    await writeDependant(db, personId, { ...change, now });
    await publish(db, [user.id], ['family', 'bookings']);
    await audit(db, { at: now, actorId: user.id, personId, action: 'write', subject: `person:${personId}` });
  });
}
