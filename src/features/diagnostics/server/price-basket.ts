import type { Point } from '#features/places/place.ts';
import { wordsOf } from '#server/words.ts';
import type { Answer } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { cheaperPackage, overlapsIn, priceOf } from '../basket.ts';
import { type Item, itemWith, packages, type Package, type Test } from '../catalogue.ts';
import type { diagnostics } from '../contract.ts';
import { preparationFor } from '../preparation.ts';
import { cardsAmong } from './lab-card.ts';
import { pricesOf } from './lab-store.ts';
import { cheapestFor, lowestPrices } from './offers-store.ts';
import { analyteName, itemName, packageCard, testCard, type ReadingContext } from './present-item.ts';

const ELSEWHERE = 4;

/** What a basket costs at a centre, and what is worth knowing of it. Throws `not_found` for no centre of ours. */
export async function priceBasket(
  { db, now, language }: ReadingContext,
  { centerId, items: ids }: { centerId: string; items: readonly string[] },
): Promise<Answer<typeof diagnostics.basket>> {
  const t = wordsOf(language);
  const [center] = await cardsAmong(db, [centerId], { now });
  if (!center) throw new Failure('not_found');
  const basket = ids.flatMap((id) => itemWith(id) ?? []);
  const prices = center.isVerified ? await pricesOf(db, centerId) : new Map<string, number>();
  const overlaps = overlapsIn(basket);
  const cheaper = cheaperPackage(basket, prices);
  return {
    center,
    lines: basket.map((item) => ({
      _id: item._id,
      name: itemName(item, t),
      fastHours: preparationFor([item]).fastHours,
      priceCents: prices.get(item._id) ?? null,
      doubles: overlaps
        .filter((one) => one.item === item)
        .map(({ other, shared }) => ({
          name: itemName(other, t),
          shared: shared.map((one) => (typeof one === 'string' ? analyteName(one, t) : itemName(one, t))),
        })),
    })),
    totalCents: priceOf(basket, prices),
    ...preparationFor(basket),
    cheaper: cheaper
      ? { _id: cheaper._id, name: itemName(cheaper, t), priceCents: prices.get(cheaper._id) ?? 0 }
      : null,
    elsewhere: await offersOf({ db, now, language }, basket, center),
  };
}

/** Where all of these cost least; around a centre, where one is chosen already. */
async function offersOf({ db, now }: ReadingContext, wanted: readonly Item[], beside?: { _id: string } & Point) {
  const items = wanted.map(({ _id }) => _id);
  const found = await cheapestFor(db, { items, beside, limit: ELSEWHERE, now });
  const cards = await cardsAmong(
    db,
    found.map(({ id }) => id),
    { now, ...(beside && { point: beside }) },
  );
  return cards.map((center) => ({ center, totalCents: found.find(({ id }) => id === center._id)?.cents ?? null }));
}

/** The page of a test. */
export async function testDetails(asking: ReadingContext, test: Test): Promise<Answer<typeof diagnostics.test>> {
  const known = { t: wordsOf(asking.language), prices: await lowestPrices(asking.db, asking.now) };
  return {
    data: testCard(test, known),
    centers: await offersOf(asking, [test]),
    packages: packages.filter((given) => given.tests.includes(test)).map((given) => packageCard(given, known)),
  };
}

/** The page of a package. */
export async function packageDetails(
  asking: ReadingContext,
  given: Package,
): Promise<Answer<typeof diagnostics.package>> {
  const known = { t: wordsOf(asking.language), prices: await lowestPrices(asking.db, asking.now) };
  return { data: packageCard(given, known), centers: await offersOf(asking, [given]) };
}
