import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { offsetOf, PAGE_LENGTH } from '#shared/paging.ts';
import type { labWork } from '../../lab-contract.ts';
import { ordersAt } from '../orders/order-store.ts';
import { advance, findOrder, keep, release, report, workCard, workOrder } from './work-order.ts';

export const labWorkHandlers: Handlers<typeof labWork> = {
  async list({ query: { tab, page } }, context) {
    const { db, user, now } = context;
    const listed = { isReported: tab === 'reported', limit: PAGE_LENGTH, offset: offsetOf(page), now };
    const { rows, counts } = await ordersAt(db, { providerId: placeOf(user), ...listed });
    await auditLook(context, { people: rows.map((row) => row.person_id), subject: 'lab_orders' });
    return {
      data: rows.map((row) => workCard(row, context)),
      pagization: { totalCount: counts[tab] },
      counts,
    };
  },

  one: ({ params: { id } }, context) => shown(context, id),

  async advance({ params: { id }, body: { stage } }, context) {
    await advance(context, id, stage);
    return shown(context, id);
  },

  async keep({ params: { id }, body }, context) {
    await keep(context, id, body);
    return shown(context, id);
  },

  async report({ params: { id }, body }, context) {
    await report(context, id, body);
    return shown(context, id);
  },

  async release({ params: { id } }, context) {
    await release(context, id);
    return shown(context, id);
  },
};

const shown = async (context: Context, id: string) => ({
  data: await workOrder(context, await findOrder(context, id)),
});
