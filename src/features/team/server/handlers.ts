import { placeEvents } from '#features/providers/server/places/place-event-store.ts';
import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { mayAs } from '#shared/place-roles.ts';
import type { team } from '../contract.ts';
import { answerInvitation } from './answer-invitation.ts';
import { changeMember, leaveTeam } from './change-member.ts';
import { answerHandover, handOver, keepPlace } from './hand-over.ts';
import { handoverAt, handoversOf } from './handover-store.ts';
import { invite, withdraw } from './invite.ts';
import { invitationsFrom, invitationsTo } from './invitation-store.ts';
import { presentEvent, presentHandover, presentMember, presentReceived, presentSent } from './present-team.ts';
import { membersOf } from './team-store.ts';

export const teamHandlers: Handlers<typeof team> = {
  async one(_, { db, user, now }) {
    const providerId = placeOf(user);
    const looksAfter = user.places.some(({ id, role }) => id === providerId && mayAs(role, 'team'));
    const [members, sent, handover] = await Promise.all([
      membersOf(db, providerId),
      looksAfter ? invitationsFrom(db, providerId) : [],
      handoverAt(db, { providerId, now }),
    ]);
    return {
      data: {
        members: members.map((row) => presentMember(row, { userId: user.id, looksAfter })),
        invitations: sent.map((row) => presentSent(row, now)),
        handover: handover && looksAfter ? presentHandover(handover, user.id) : null,
      },
    };
  },

  async events({ query: { page } }, { db, user }) {
    const rows = await placeEvents(db, { providerId: placeOf(user), page, length: PAGE_LENGTH });
    return {
      data: rows.slice(0, PAGE_LENGTH).map((row) => presentEvent(row, user.id)),
      hasMore: rows.length > PAGE_LENGTH,
    };
  },

  invite: async ({ params, body }, context) => ({ data: { _id: await invite(context, { ...params, ...body }) } }),

  async withdraw({ params: { id } }, context) {
    await withdraw(context, id);
    return { data: { _id: id } };
  },

  async change({ params: { providerId, memberId }, body }, context) {
    await changeMember(context, { providerId, memberId }, body);
    return { data: { _id: memberId } };
  },

  async leave({ params: { providerId } }, context) {
    await leaveTeam(context, providerId);
    return { data: { _id: providerId } };
  },

  handOver: async ({ params, body }, context) => ({ data: { _id: await handOver(context, { ...params, ...body }) } }),

  async keepPlace({ params: { id } }, context) {
    await keepPlace(context, id);
    return { data: { _id: id } };
  },

  async answerHandover({ params: { id }, body }, context) {
    await answerHandover(context, id, body.accepts);
    return { data: { _id: id } };
  },

  async received(_, { db, user, now }) {
    const [invitations, handovers] = await Promise.all([
      invitationsTo(db, { userId: user.id, now }),
      handoversOf(db, { userId: user.id, now }),
    ]);
    return {
      data: invitations.map(presentReceived),
      handovers: handovers.map((row) => presentHandover(row, user.id)).filter(({ isForMe }) => isForMe),
    };
  },

  async answer({ params: { id }, body: { accepts } }, context) {
    await answerInvitation(context, id, accepts);
    return { data: { _id: id } };
  },
};
