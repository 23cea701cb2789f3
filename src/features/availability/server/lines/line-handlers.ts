import type { Context, Handlers } from '#server/http/handlers.ts';
import type { LineCalls, WaitingLine } from '../../line-contract.ts';
import { joinLine } from './join-line.ts';
import { declineOffer, leaveLine } from './leave-line.ts';
import type { LineKind } from './line-kind.ts';
import { linesOf } from './line-store.ts';

/** How the calls of a service are answered by which one waits for an earlier time there. */
export const lineHandlers = (kind: LineKind): Handlers<LineCalls> => ({
  async join({ body: { providerId, otherProviderIds, lastDay, familyMemberId: personId } }, context) {
    const { limits, user, client } = context;
    await limits.take('waiterAccount', user.id);
    const others = new Set(otherProviderIds);
    others.delete(providerId);
    const providerIds = [providerId, ...others] as const;
    for (const id of providerIds) await limits.take('waiterLineClient', `${client}:${id}`);
    await joinLine(context, { kind, providerIds, lastDay, personId, userId: user.id });
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
    const [first, ...others] = row.places;
    return {
      _id: row.id,
      providerId: row.first_provider_id,
      providerName: first?.name ?? row.provider_name,
      timeZone: row.time_zone,
      lastDay: row.last_day,
      personId: row.person_id,
      personName: `${row.first_name} ${row.last_name}`,
      isForSelf,
      place: row.state === 'waiting' ? (first?.place ?? null) : null,
      others,
      offer: await offerOf(row),
    };

    async function bookedElsewhere(offering: string) {
      const providerIds = row.places.map(({ _id }) => _id).filter((id) => id !== offering);
      const booked = await kind.booked(db, { providerIds, personId: row.person_id, now });
      return booked ? { ...booked, startsAt: booked.startsAt.toISOString() } : null;
    }

    async function offerOf({ state, slot_at: startsAt, offered_until: until, ...line }: typeof row) {
      if (state !== 'offered' || !startsAt || !until) return null;
      const address = await kind.address(db, {
        providerId: line.provider_id,
        personId: line.person_id,
        familyMemberId: isForSelf ? null : line.person_id,
        startsAt,
        now,
      });
      return {
        providerId: line.provider_id,
        providerName: line.provider_name,
        startsAt: startsAt.toISOString(),
        until: until.toISOString(),
        address,
        booked: await bookedElsewhere(line.provider_id),
      };
    }
  });
  return { data: await Promise.all(data) };
}
