import type { Analyte } from './analytes.ts';
import { isPackage, type Item, items, type Test, testsOf } from './catalogue.ts';

/** What is paid for twice, because another item measures it too: all of an item where nothing is named as shared. */
export type Overlap = { item: Item; other: Item; shared: readonly (Test | Analyte)[] };

/** What of a basket something else in it measures already: all of it, or a part of what came before. */
export function overlapsIn(basket: readonly Item[]): Overlap[] {
  return basket.flatMap((item, place) => {
    const before = basket.slice(0, place);
    const whole = basket.find((other) => other !== item && holds(other, item, before.includes(other)));
    if (whole) return [{ item, other: whole, shared: [] }];
    return before
      .filter((other) => !holds(item, other, true))
      .map((other) => ({ item, other, shared: sharedBy(item, other) }))
      .filter(({ shared }) => shared.length > 0);
  });
}

const measuredBy = (...given: readonly Item[]): Analyte[] => [
  ...new Set(testsOf(given).flatMap((test) => test.analytes)),
];

/** Of two that measure the same the first one holds the other, so that not both are called double. */
function holds(whole: Item, part: Item, isFirst: boolean): boolean {
  const [all, some] = [measuredBy(whole), measuredBy(part)];
  return some.every((one) => all.includes(one)) && (isFirst || some.length < all.length);
}

/** What both measure: by tests as far as these go, then by single values. */
function sharedBy(one: Item, other: Item): (Test | Analyte)[] {
  const there = measuredBy(other);
  const both = measuredBy(one).filter((analyte) => there.includes(analyte));
  const inside = testsOf([one, other]).filter((test) => test.analytes.every((analyte) => both.includes(analyte)));
  const named = inside.filter((test) => !inside.some((more) => more !== test && holds(more, test, false)));
  const told = measuredBy(...named);
  return [...named, ...both.filter((analyte) => !told.includes(analyte))];
}

type ItemPrices = ReadonlyMap<string, number>;

/** What a basket costs at a centre with these prices, in cents; null where it does not offer all of it. */
export function priceOf(basket: readonly Item[], prices: ItemPrices): number | null {
  const cents = basket.map(({ _id }) => prices.get(_id));
  return cents.every((one) => one !== undefined) ? cents.reduce<number>((sum, one) => sum + one, 0) : null;
}

/** A package that has all that the basket asks for and costs less at that centre; undefined where there is none. */
export function cheaperPackage(basket: readonly Item[], prices: ItemPrices): Item | undefined {
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
