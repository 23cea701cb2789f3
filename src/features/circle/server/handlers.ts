import { audit } from '#server/audit.ts';
import { addOnce } from '#server/idempotency.ts';
import { wordsOf } from '#server/words.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { type circle, type RelationState, relationStates } from '../contract.ts';
import { type MemberChange, MOST_DEPENDANTS, type NewMember } from '../sharing.ts';
import { accept, decline, remind, withdraw } from './answer-invitation.ts';
import { changeRelation } from './change-relation.ts';
import { dependantsOf, insertDependant, lockDependant, writeDependant } from './dependant-store.ts';
import { countWaiting, invitationsFrom } from './invitation-store.ts';
import { addingOnce, ask, offer, offerTakeover } from './invite.ts';
import { declinedBy, invitationsTo } from './received-store.ts';
import { reopen } from './reopen.ts';
import { presentCheck, presentEntry } from './present-trail.ts';
import { checkOf } from './trail-check/trail-check-store.ts';
import { TRAIL_PAGE } from '../trail.ts';
import { trailOf } from './trail-store.ts';
import { helpersOf, linksToPeopleOf } from './helper-store.ts';
import { linksOfMember } from './link-store.ts';
import {
  helperOfInvitation,
  helperOfLink,
  memberOfDependant,
  memberOfInvitation,
  memberOfLink,
  presentDeclined,
  presentInvitation,
} from './present.ts';

export const circleHandlers: Handlers<typeof circle> = {
  members: (_, context) => wholeCircle(context),
  mine: (_, context) => wholeCircle(context),

  add: async ({ body }, context) => ({ data: { _id: await added(context, body) } }),

  async invitations({ body: { email } }, { db, user, now }) {
    const isOwn = email === undefined || email.trim().toLowerCase() === user.email.toLowerCase();
    return { data: isOwn ? await received({ db, user, now }) : [] };
  },

  async trail({ query: { for: personId = null, by, page } }, { db, user, language }) {
    const [rows, check] = await Promise.all([
      trailOf(db, { userId: user.id, personId, isOfOthers: by === 'others', page }),
      checkOf(db, { userId: user.id, personId }),
    ]);
    const t = wordsOf(language);
    return {
      data: rows.slice(0, TRAIL_PAGE).map((row) => presentEntry(row, user.id, t)),
      hasMore: rows.length > TRAIL_PAGE,
      check: presentCheck(check),
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
  const [dependants, links, sent, helpers, invitations, declined] = await Promise.all([
    dependantsOf(db, user.id),
    linksOfMember(db, of),
    invitationsFrom(db, of),
    linksToPeopleOf(db, of),
    received({ db, user, now }),
    declinedBy(db, of),
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
    invitations,
    declined: declined.map((one) => presentDeclined(one, now)),
  };
}

/** What waits for an answer of this account. */
async function received({ db, user, now }: Pick<Context, 'db' | 'user' | 'now'>) {
  const invitations = await invitationsTo(db, { userId: user.id, now });
  const personIds = invitations.flatMap(({ kind, person_id: id }) => (kind === 'takeover' && id ? [id] : []));
  const helpers = personIds.length > 0 ? await helpersOf(db, { personIds, userId: user.id, now }) : [];
  return invitations.map((invitation) => presentInvitation(invitation, { helpers, now }));
}

function added(context: Context, form: NewMember): Promise<string> {
  if (form.how === 'ask') return ask(context, form);
  if (form.how === 'offer') return offer(context, form);
  return addDependant(context, form);
}

async function addDependant(context: Context, form: Extract<NewMember, { how: 'dependant' | 'named' }>) {
  const { db, user, now } = context;
  if (form.dob !== undefined && form.dob > dayIn('Etc/GMT-14', now)) throw Failure.of('dob', 'errors.dobFuture');
  return addOnce(db, addingOnce(context, form), async (db) => {
    await countWaiting(db, { userId: user.id, now }); // takes the account's turn
    if ((await dependantsOf(db, user.id)).length >= MOST_DEPENDANTS)
      throw new Failure('circle_full', { values: { count: MOST_DEPENDANTS } });
    const id = await insertDependant(db, {
      gender: null,
      basis: null,
      dob: null,
      ...form,
      userId: user.id,
      now,
    });
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
    case 'reopen':
      return reopen(context, id);
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
