import { isPackage, type Item, items, testsOf } from './catalogue.ts';

/** A test that is paid for twice, because something else in the basket contains it. */
export type Overlap = { item: Item; within: Item };

/** What of a basket is part of something else in it. */
export function overlapsIn(basket: readonly Item[]): Overlap[] {
  return basket.flatMap((item) => {
    const within = basket.find((other) => other !== item && holds(other, item));
    return within ? [{ item, within }] : [];
  });
}

/** Of two packages with the same tests the first one holds the other, so that not both are called double. */
function holds(whole: Item, part: Item): boolean {
  if (!isPackage(whole)) return false;
  const inside = new Set(whole.tests);
  const wanted = testsOf([part]);
  return wanted.every((test) => inside.has(test)) && wanted.length < inside.size;
}

type Priced = ReadonlyMap<string, number>;

/** What a basket costs at a centre with these prices, in cents; null where it does not offer all of it. */
export function priceOf(basket: readonly Item[], prices: Priced): number | null {
  const cents = basket.map(({ _id }) => prices.get(_id));
  return cents.every((one) => one !== undefined) ? cents.reduce<number>((sum, one) => sum + one, 0) : null;
}

/** A package that has all that the basket asks for and costs less at that centre; undefined where there is none. */
export function cheaperPackage(basket: readonly Item[], prices: Priced): Item | undefined {
  const now = priceOf(basket, prices);
  if (now === null || basket.length < 2) return undefined;
  const wanted = testsOf(basket);
  const holding = items.filter(
    (item) => isPackage(item) && !basket.includes(item) && wanted.every((test) => item.tests.includes(test)),
  );
  const costOf = (item: Item) => prices.get(item._id) ?? Infinity;
  const [best] = holding.toSorted((one, other) => costOf(one) - costOf(other));
  return best && costOf(best) < now ? best : undefined;
}
