import { plansCounted } from '#features/providers/server/plans-store.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { wordsOf } from '#server/words.ts';
import type { insurance } from '../contract.ts';
import { holdersFor } from './card-store.ts';
import { addCard, changeCard, preferCardOf, removeCard, restoreCard } from './keep-cards.ts';
import { presentCard, presentHolders, presentShown } from './present-cards.ts';
import { cardShownWith } from './shown-card-store.ts';

export const insuranceHandlers: Handlers<typeof insurance> = {
  plansTaken: async ({ query }, { db, now }) => ({ data: await plansCounted(db, { words: query.q, now }) }),

  async list({ query }, context) {
    const { db, user, now } = context;
    const data = await presentHolders(db, await holdersFor(db, { userId: user.id, personId: query.for ?? null, now }));
    const people = data.filter(({ cards }) => cards.length > 0).map(({ personId }) => personId);
    await auditReading(context, { people, subject: 'insurance' });
    return { data };
  },

  async add({ body: { familyMemberId, ...card } }, context) {
    const { db } = context;
    const asking = await asked(context);
    return { data: await presentCard(db, await addCard(db, { ...asking, personId: familyMemberId ?? null, card })) };
  },

  async change({ params, body: { version, ...card } }, context) {
    const { db } = context;
    const asking = await asked(context);
    return { data: await presentCard(db, await changeCard(db, { ...asking, id: params.id, version, card })) };
  },

  async prefer({ params }, context) {
    const { db } = context;
    return { data: await presentCard(db, await preferCardOf(db, { ...(await asked(context)), id: params.id })) };
  },

  async remove({ params }, context) {
    await removeCard(context.db, { ...(await asked(context)), id: params.id });
    return { message: wordsOf(context.language)('insurance.removed') };
  },

  async shown({ params }, context) {
    const { db, user, now } = context;
    const row = await cardShownWith(db, params.id, { providerIds: user.providerIds, now });
    if (!row) throw new Failure('not_found');
    await auditReading(context, { people: [row.person_id], subject: `insurance:${row.id}` });
    return { data: presentShown(row) };
  },

  async restore({ params }, context) {
    const { db } = context;
    return { data: await presentCard(db, await restoreCard(db, { ...(await asked(context)), id: params.id })) };
  },
};

/** Who changes something, and when. Throws `too_many_requests` to whoever does it without end. */
async function asked({ limits, user, now }: Context) {
  await limits.take('insuranceAccount', user.id);
  return { userId: user.id, now };
}
