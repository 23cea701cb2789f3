import type { Context, Handlers } from '#server/http/handlers.ts';
import type { LineCalls, WaitingLine } from '../../line-contract.ts';
import { joinLine } from './join-line.ts';
import { declineOffer, leaveLine } from './leave-line.ts';
import type { LineKind } from './line-kind.ts';
import { linesOf } from './line-store.ts';

/** How the calls of a service are answered by which one waits for an earlier time there. */
export const lineHandlers = (kind: LineKind): Handlers<LineCalls> => ({
  async join({ body: { providerId, lastDay, familyMemberId: personId } }, context) {
    const { limits, user, client } = context;
    await limits.take('waiterAccount', user.id);
    await limits.take('waiterLineClient', `${client}:${providerId}`);
    await joinLine(context, { kind, providerId, lastDay, personId, userId: user.id });
    return mine(kind, context);
  },

  mine: (_, context) => mine(kind, context),

  async decline({ params: { id } }, context) {
    await declineOffer(context, { id, userId: context.user.id });
    return mine(kind, context);
  },

  async leave({ params: { id } }, context) {
    await leaveLine(context, { id, userId: context.user.id });
    return mine(kind, context);
  },
});

async function mine(kind: LineKind, { db, user, now }: Context): Promise<{ data: WaitingLine[] }> {
  const rows = await linesOf(db, { service: kind.service, userId: user.id, now });
  const data = rows.map(async (row): Promise<WaitingLine> => {
    const isForSelf = row.person_user_id === user.id;
    return {
      _id: row.id,
      providerId: row.provider_id,
      providerName: row.provider_name,
      timeZone: row.time_zone,
      lastDay: row.last_day,
      personId: row.person_id,
      personName: `${row.first_name} ${row.last_name}`,
      isForSelf,
      place: row.state === 'waiting' ? row.place : null,
      offer: await offerOf(row),
    };

    async function offerOf({ state, slot_at: startsAt, offered_until: until, ...line }: typeof row) {
      if (state !== 'offered' || !startsAt || !until) return null;
      const address = await kind.address(db, {
        providerId: line.provider_id,
        personId: line.person_id,
        familyMemberId: isForSelf ? null : line.person_id,
        startsAt,
        now,
      });
      return { startsAt: startsAt.toISOString(), until: until.toISOString(), address };
    }
  });
  return { data: await Promise.all(data) };
}
