import { isUuid } from '#shared/uuid.ts';
import { callQuery, callQueryOrNull, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import type { Cart } from '../cart.ts';
import { diagnostics } from '../contract.ts';
import type { Reply } from '#shared/call.ts';
import { labOrders } from '../order-contract.ts';

/** A cart with what it costs at its centre. */
export type PricedBasket = Reply<typeof diagnostics.basket>;

/** A centre, a test or a package, or null when there is none of that id. */
export const labWith = (id: string | null | undefined) =>
  callQueryOrNull(diagnostics.centre, { params: { id: id || 'none' } });
export const testWith = (id: string) => callQueryOrNull(diagnostics.test, { params: { id } });
export const packageWith = (id: string | null) =>
  callQueryOrNull(diagnostics.package, { params: { id: id || 'none' } });

export const categoriesOffered = () => callQuery(diagnostics.categories, {});
export const packagesOffered = () => callQuery(diagnostics.packages, {});
export const allTests = () => callQuery(diagnostics.testsByCategory, { query: {} });
export const testsOfCategory = (id: string) => callQueryOrNull(diagnostics.testsInCategory, { params: { id } });

/** When somebody can be drawn; null where no orders are taken. Times go by the minute. */
export const freeTimesOf = (id: string | null | undefined) => ({
  ...callQueryOrNull(diagnostics.schedule, { params: { id: id || 'none' } }),
  staleTime: 0,
});

/** What the cart costs; null where its centre is no more. */
export function pricedCart({ items }: Cart) {
  const [first] = items;
  return first
    ? callQueryOrNull(diagnostics.basket, { body: { centerId: first.centerId, items: items.map(({ _id }) => _id) } })
    : unasked(diagnostics.basket);
}

export const reportKey = keyOf(labOrders.report);

/** How far an order is, and what was found; null for whoever may not see the records of its person. */
export function reportOf(id: string | null) {
  refreshOn(['bookings', 'family'], reportKey);
  return id && isUuid(id)
    ? { ...callQueryOrNull(labOrders.report, { params: { id } }), staleTime: 0 }
    : unasked(labOrders.report);
}
