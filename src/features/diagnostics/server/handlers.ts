import { listReviews } from '#features/reviews/server/list-reviews.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import { categoryWith, draws, packages, packageWith, serviceIds, testWith } from '../catalogue.ts';
import type { diagnostics } from '../contract.ts';
import { labDetails, labSchedule } from './lab-details.ts';
import { labById } from './lab-store.ts';
import { labsNear, listCategories, testsNear, testsOf, testsOfCategory, testsOfCentre } from './list-tests.ts';
import { drawsOffered, lowestPrices } from './offers-store.ts';
import { packageCard } from './present-item.ts';
import { packageDetails, priceBasket, testDetails } from './price-basket.ts';
import { countLabs, searchLabs } from './search-labs.ts';

const nothing = () => {
  throw new Failure('not_found');
};

export const diagnosticsHandlers: Handlers<typeof diagnostics> = {
  categories: async (_, context) => ({ data: await listCategories(context) }),

  async packages(_, { db, now, language }) {
    const known = { t: wordsOf(language), prices: await lowestPrices(db, now) };
    return { data: packages.map((given) => packageCard(given, known)) };
  },

  async services(_, { db, now }) {
    const { centers, from_cents: from, home, home_from: homeFrom } = await drawsOffered(db, now);
    return {
      data: draws.map((draw) => ({
        _id: serviceIds[draw],
        draw,
        centers: draw === 'home' ? home : centers,
        fromCents: draw === 'home' ? homeFrom : from,
      })),
    };
  },

  search: ({ body }, { db, now }) => searchLabs(db, body, now),
  counts: ({ body }, { db, now }) => countLabs(db, body, now),

  near: async ({ body: { latitude, longitude, ...asked } }, context) => ({
    data: await labsNear(context, { point: { latitude, longitude }, ...asked }),
  }),

  /** What somebody else has marked is nobody's business: then nothing is. */
  async testsOfCategory({ params: { id }, query: { userId } }, context) {
    const own = userId !== undefined && context.visitor?.id === userId ? userId : undefined;
    return { data: await testsOfCategory(context, id, own) };
  },

  testsOf: async ({ params: { id } }, context) => ({ data: await testsOf(context, id) }),
  testsInCategory: async ({ params: { id } }, context) => ({ data: await testsOfCategory(context, id) }),
  testsByCategory: async ({ query: { categoryId } }, context) => ({ data: await testsOfCategory(context, categoryId) }),
  testsOfCentre: async ({ params: { id } }, context) => ({ data: await testsOfCentre(context, id) }),

  async package({ params: { id } }, context) {
    return packageDetails(context, packageWith(id) ?? nothing());
  },

  async test({ params: { id } }, context) {
    return testDetails(context, testWith(id) ?? nothing());
  },

  async testsNear({ query: { lat, long, ...asked } }, context) {
    return { data: await testsNear(context, { point: { latitude: lat, longitude: long }, ...asked }) };
  },

  async category({ params: { id } }, context) {
    const category = categoryWith(id);
    if (category) return { data: await listCategories(context, [category]) };
    if (!Object.values(serviceIds).includes(id)) throw new Failure('not_found');
    return { data: await listCategories(context) };
  },

  async reviews({ params: { id }, query }, { db, now, language }) {
    if (!(await labById(db, { id, now }))) throw new Failure('not_found');
    return listReviews(db, { ...query, providerId: id, language });
  },

  centre: ({ params: { id } }, context) => labDetails(context, id),
  schedule: ({ params: { id } }, context) => labSchedule(context, id),
  basket: ({ body }, context) => priceBasket(context, body),
};
