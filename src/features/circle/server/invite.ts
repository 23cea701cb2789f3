import type { KnownRelationship } from '#features/family/relationship.ts';
import { ownPerson } from '#features/family/server/access.ts';
import type { Context } from '#server/http/handlers.ts';
import { addOnce } from '#server/idempotency.ts';
import { Failure } from '#shared/failure.ts';
import type * as z from 'zod/mini';
import { MOST_INVITATIONS } from '../sharing.ts';
import type { AskForm, MemberChange, NewMember, OfferForm } from '../sharing.ts';
import { lockDependant } from './dependant-store.ts';
import { countWaiting, insertInvitation, type NewInvitation } from './invitation-store.ts';
import { actsForAddress, addressActsFor } from './link-store.ts';
import { tellInvited } from './tell.ts';

type AskInvitation = z.output<typeof AskForm>;
type OfferInvitation = z.output<typeof OfferForm>;
type Takeover = Extract<MemberChange, { change: 'takeover' }>;

/**
 * Asks an address whether this account may act for it. Answers the invitation's id, the same whether or not the address has an
 * account. Throws `invalid_input` at `email` for one's own address and for one that waits or agreed already, `circle_full` when too
 * many wait, and `too_many_requests`.
 */
export async function ask(context: Context, asked: AskInvitation): Promise<string> {
  const { email, relationship, scopes } = asked;
  return inviting(context, asked, async (inside) => {
    if (await actsForAddress(inside.db, { userId: context.user.id, email, now: context.now })) throw alreadyMember();
    const invitation = { kind: 'ask', personId: null, email, relationship, scopes } as const;
    return send(inside, { invitation, what: 'asked', person: null });
  });
}

/** Asks an address whether it will act for oneself, or for a dependant. Throws what `ask` throws, and `not_found` for a person one does not speak for. */
export async function offer(context: Context, offered: OfferInvitation): Promise<string> {
  const { email, relationship, scopes } = offered;
  return inviting(context, offered, async (inside) => {
    const { person, name } = await spokenFor(inside, offered.personId ?? null);
    if (await addressActsFor(inside.db, { personId: person, email, now: context.now })) throw alreadyMember();
    const invitation = { kind: 'offer', personId: person, email, relationship, scopes } as const;
    return send(inside, { invitation, what: 'offered', person: name });
  });
}

/** Asks an address whether its owner is this dependant and takes over their own record; `scopes` are what this account asks to keep. */
export async function offerTakeover(context: Context, personId: string, change: Takeover): Promise<string> {
  const { email, scopes } = change;
  return inviting(context, change, async (inside) => {
    const dependant = await lockDependant(inside.db, { userId: context.user.id, personId });
    if (!dependant) throw new Failure('not_found');
    const { relationship, first_name: first, last_name: last } = dependant;
    const invitation = { kind: 'takeover', personId, email, relationship, scopes } as const;
    return send(inside, { invitation, what: 'takeover', person: `${first} ${last}` });
  });
}

const alreadyMember = () => Failure.of('email', 'errors.memberAlready');

/** By the key of a repetition nobody is added twice; taking over is a change, and has none. */
export const addingOnce = ({ user, idempotencyKey: key, now }: Context, body: NewMember | Takeover) => ({
  ...{ userId: user.id, route: 'addFamilyMember', body, now },
  key: 'change' in body ? undefined : key,
});

/** What every invitation must keep to; in one transaction with what `invite` writes. */
async function inviting(
  context: Context,
  body: AskInvitation | OfferInvitation | Takeover,
  invite: (inside: Context) => Promise<string>,
) {
  const { db, limits, user, now } = context;
  const { email } = body;
  if (email === user.email.toLowerCase()) throw Failure.of('email', 'errors.ownEmail');
  await limits.take('invitationAccount', user.id);
  const within = async (db: Context['db']) => {
    if ((await countWaiting(db, { userId: user.id, now })) >= MOST_INVITATIONS)
      throw new Failure('circle_full', { values: { count: MOST_INVITATIONS } });
    return invite({ ...context, db });
  };
  return limits.spending('invitationTarget', email, () => addOnce(db, addingOnce(context, body), within));
}

type InvitationToSend = {
  invitation: Omit<NewInvitation, 'fromUserId' | 'now'> & { relationship: KnownRelationship };
  what: 'asked' | 'offered' | 'takeover';
  person: string | null;
};

async function send(context: Context, { invitation, what, person }: InvitationToSend): Promise<string> {
  const { db, user, now } = context;
  const id = await insertInvitation(db, { ...invitation, fromUserId: user.id, now });
  if (!id) throw alreadyMember();
  const { email, scopes } = invitation;
  await tellInvited(context, { invitationId: id, what, email, from: user, person, scopes });
  return id;
}

/** Oneself, or a dependant: nobody else's care is offered. */
async function spokenFor({ db, user, now }: Context, personId: string | null) {
  if (personId !== null) {
    const dependant = await lockDependant(db, { userId: user.id, personId });
    if (dependant) return { person: dependant.id, name: `${dependant.first_name} ${dependant.last_name}` };
  }
  const own = await ownPerson(db, { userId: user.id, personId: null, scope: 'records', now });
  if (personId !== null && personId !== own) throw new Failure('not_found');
  return { person: own, name: null };
}
