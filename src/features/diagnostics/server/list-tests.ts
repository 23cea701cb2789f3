import type { Point } from '#features/places/place.ts';
import { allLanguages, wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import {
  type Category,
  categories,
  categoryId,
  categoryWith,
  type Item,
  isPackage,
  items,
  packageWith,
  tests,
  type Test,
} from '../catalogue.ts';
import type { TestCard } from '../centre.ts';
import type { CategoryCard } from '../contract.ts';
import { isNamed, reasonsIn } from '../named.ts';
import { METRES_A_MILE, RADIUS_METRES } from '../search.ts';
import { labById, pricesOf } from './lab-store.ts';
import { cardsOf } from './lab-card.ts';
import { favouriteItems, lowestPrices } from './offers-store.ts';
import { itemName, reasonsFor, testCard, type ReadingContext } from './present-item.ts';
import { labsAround } from './search-store.ts';

/** What tests are about, each with how many there are and the lowest price. */
export async function listCategories({ db, now, language }: ReadingContext, among = categories as readonly Category[]) {
  const t = wordsOf(language);
  const prices = await lowestPrices(db, now);
  return among.map((category): CategoryCard => {
    const own = tests.filter((test) => test.category === category);
    const cents = own.flatMap(({ _id }) => prices.get(_id) ?? []);
    return {
      _id: categoryId(category),
      category,
      name: t(`diagnostics.category.${category}`),
      tests: own.length,
      fromCents: cents.length === 0 ? null : Math.min(...cents),
    };
  });
}

/** The tests of a category, or of all where none is named. Throws `not_found`. */
export async function testsOfCategory(
  context: ReadingContext,
  id: string | undefined,
  userId?: string,
): Promise<TestCard[]> {
  const { db, now, language } = context;
  const category = categoryWith(id);
  if (id !== undefined && category === undefined) throw new Failure('not_found');
  const favourites = userId === undefined ? undefined : await favouriteItems(db, userId);
  const prices = await lowestPrices(db, now);
  const known = { t: wordsOf(language), prices, ...(favourites && { favourites }) };
  return inCategory(category).map((test) => testCard(test, known));
}

const inCategory = (category: Category | undefined): readonly Test[] =>
  category ? tests.filter((test) => test.category === category) : tests;

/** The tests of a centre with its own prices. Throws `not_found`. */
export async function testsOfCentre({ db, now, language }: ReadingContext, id: string): Promise<TestCard[]> {
  const centre = await labById(db, { id, now });
  if (!centre) throw new Failure('not_found');
  const prices = centre.facts.isVerified ? await pricesOf(db, id) : new Map<string, number>();
  const known = { t: wordsOf(language), prices };
  return tests.filter(({ _id }) => prices.has(_id)).map((test) => testCard(test, known));
}

/** The tests of a category, of a package, or of a centre, whichever the id is of. Throws `not_found`. */
export async function testsOf(context: ReadingContext, id: string): Promise<TestCard[]> {
  if (categoryWith(id)) return testsOfCategory(context, id);
  const given = packageWith(id);
  if (!given) return testsOfCentre(context, id);
  const known = { t: wordsOf(context.language), prices: await lowestPrices(context.db, context.now) };
  return given.tests.map((test) => testCard(test, known));
}

type NearbyQuery = { point: Point; radius?: number; categoryName?: string; testName?: string };

/** Centres around a point that do what these words name; all of them where they name nothing. */
export async function labsNear(
  { db, now }: ReadingContext,
  { point, radius, categoryName = '', testName = '' }: NearbyQuery,
) {
  const found = await labsAround(db, {
    point,
    miles: (radius ?? RADIUS_METRES) / METRES_A_MILE,
    items: testName === '' ? undefined : namedItems(testName).map(({ _id }) => _id),
    subjects: categoryName === '' ? undefined : namedCategories(categoryName),
    now,
  });
  return cardsOf(db, found.rows, now);
}

/** The tests that centres around a point offer. Throws `not_found`. */
export async function testsNear(
  context: ReadingContext,
  { categoryId: id, testName = '', ...near }: NearbyQuery & { categoryId?: string | undefined },
) {
  const { db, now, language } = context;
  const category = categoryWith(id);
  if (id !== undefined && category === undefined) throw new Failure('not_found');
  const labs = await labsNear(context, near);
  const prices = await lowestPrices(
    db,
    now,
    labs.map(({ _id }) => _id),
  );
  const wanted = testName === '' ? undefined : namedItems(testName);
  const known = { t: wordsOf(language), prices };
  return inCategory(category)
    .filter((test) => prices.has(test._id) && (wanted?.includes(test) ?? true))
    .map((test) => testCard(test, known));
}

/** What words name, in whatever language they are: by name, code, what it is about or measures, and tests by what they are often ordered for. */
export const namedItems = (words: string): Item[] =>
  items.filter((item) => isNamed(words, spokenOf(item)) || (!isPackage(item) && isFelt(words, item)));

const isFelt = (words: string, test: Test): boolean =>
  allLanguages.some((language) => {
    const t = wordsOf(language);
    return reasonsIn(words, reasonsFor(test, t), t('diagnostics.tests.fillers')).length > 0;
  });

const namedCategories = (words: string): Category[] =>
  categories.filter((category) =>
    isNamed(words, [
      category,
      ...allLanguages.map((language) => wordsOf(language)(`diagnostics.category.${category}`)),
    ]),
  );

const spokenOf = (item: Item): string[] =>
  allLanguages.flatMap((language) => {
    const t = wordsOf(language);
    const inside = isPackage(item) ? item.tests : [item];
    const measured = inside.flatMap((test) => test.analytes.map((analyte) => t(`diagnostics.analyte.${analyte}`)));
    const subjects = inside.map(({ category }) => t(`diagnostics.category.${category}`));
    return [itemName(item, t), t(`diagnostics.about.${item.code}`), item.code, ...measured, ...subjects];
  });
