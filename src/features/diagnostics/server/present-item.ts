import type { Context } from '#server/http/handlers.ts';
import type { Translator } from '#shared/words.ts';
import type { Analyte } from '../analytes.ts';
import { categoryId, type Item, type Package, type Test, wordOf } from '../catalogue.ts';
import type { PackageCard, TestCard } from '../centre.ts';
import { preparationFor } from '../preparation.ts';

/** What of a call is needed to tell a reader of tests and their prices. */
export type ReadingContext = Pick<Context, 'db' | 'now' | 'language'>;

/** What a test is called, and in a sentence what it tells. */
export const itemName = (item: Item, t: Translator): string => t(wordOf(item));
const itemAbout = (item: Item, t: Translator): string => t(`diagnostics.about.${item.code}`);

export const analyteName = (analyte: Analyte, t: Translator): string => t(`diagnostics.analyte.${analyte}`);

/** What it is often ordered for; its words keep them in one text, with semicolons. */
export const reasonsFor = (test: Test, t: Translator): string[] => t(`diagnostics.reasons.${test.code}`).split('; ');

type ItemContext = {
  t: Translator;
  prices: ReadonlyMap<string, number>;
  /** Those that a favourite centre of the reader offers. */
  favourites?: ReadonlySet<string>;
};

const offered = (item: Item, t: Translator) => ({
  _id: item._id,
  number: item.number,
  code: item.code,
  name: itemName(item, t),
  about: itemAbout(item, t),
  ...preparationFor([item]),
});

export const testCard = (test: Test, { t, prices, favourites }: ItemContext): TestCard => ({
  ...offered(test, t),
  categoryId: categoryId(test.category),
  category: test.category,
  specimen: test.specimen,
  hours: test.hours,
  measures: test.analytes.map((analyte) => analyteName(analyte, t)),
  reasons: reasonsFor(test, t),
  priceCents: prices.get(test._id) ?? null,
  isFavourite: favourites?.has(test._id) ?? false,
});

export const packageCard = (given: Package, { t, prices }: ItemContext): PackageCard => ({
  ...offered(given, t),
  tests: given.tests.map((test) => ({ _id: test._id, name: itemName(test, t), about: itemAbout(test, t) })),
  priceCents: prices.get(given._id) ?? null,
});
