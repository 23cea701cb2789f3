import * as z from 'zod/mini';
import { Review, reviews } from '#features/reviews/contract.ts';
import { CountedChoices, resultsShape } from '#features/search/place-search.ts';
import { legible, number } from '#features/search/query-schema.ts';
import { call, publicly } from '#shared/call.ts';
import { categories, draws } from './catalogue.ts';
import { LabCard, LabDetails, PackageCard, TestCard } from './centre.ts';
import { Offer, PricedBasket } from './offer.ts';
import { Basket } from './order.ts';
import { LabSearch, RADIUS_METRES } from './search.ts';

const service = 'diagnostics';
const invalid = 'errors.invalid_input';

const degrees = (most: number) =>
  legible(
    z.coerce.number('errors.placeBlank').check(z.gte(-most, 'errors.placeBlank'), z.lte(most, 'errors.placeBlank')),
  );
const words = z._default(z.string(invalid).check(z.trim(), z.maxLength(120, invalid)), '');
const tests = z.object({ data: z.array(TestCard) });

export const CategoryCard = z.object({
  _id: z.uuid(),
  category: z.enum(categories),
  name: z.string(),
  tests: z.int(),
  fromCents: z.nullable(z.int()),
});
export type CategoryCard = z.output<typeof CategoryCard>;
const categoryList = z.object({ data: z.array(CategoryCard) });

export const Schedule = z.object({
  /** When the free chairs begin, in their order. */
  data: z.array(z.string()),
  timeZone: z.string(),
  minutes: z.int(),
});

/** What anybody may read of tests and the centres that do them: the specification's calls, and what its screens need besides. */
export const diagnostics = {
  categories: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getCategories',
    access: publicly,
    summary: 'What tests are about, how many there are of each, and from what price',
    reply: categoryList,
  }),
  packages: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getPackages',
    access: publicly,
    summary: 'Tests that are offered together, each with its lowest price',
    reply: z.object({ data: z.array(PackageCard) }),
  }),
  services: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getServices',
    access: publicly,
    summary: 'Where samples are taken, by how many centers, and from what price',
    reply: z.object({
      data: z.array(z.object({ _id: z.uuid(), draw: z.enum(draws), centers: z.int(), fromCents: z.nullable(z.int()) })),
    }),
  }),
  search: call({
    service,
    method: 'POST',
    path: '/diagnostics/v1.0/getProfilesList',
    access: publicly,
    summary: 'Test centers near a place, by filters',
    body: LabSearch,
    reply: z.object({ data: z.array(LabCard), ...resultsShape }),
    failures: ['invalid_input'],
  }),
  counts: call({
    service,
    method: 'POST',
    path: '/diagnostics/v1.0/getProfilesList/counts',
    access: publicly,
    summary: 'How many centers each choice of the filters would leave',
    body: LabSearch,
    reply: CountedChoices,
    failures: ['invalid_input'],
  }),
  near: call({
    service,
    method: 'POST',
    path: '/diagnostics/v1.0/get_profile_list_by_location/search',
    access: publicly,
    summary: 'Centers around a point, by what they test; the radius is in metres',
    body: z.object({
      latitude: degrees(90),
      longitude: degrees(180),
      radius: z._default(legible(number(100, 500_000)), RADIUS_METRES),
      categoryName: words,
      testName: words,
    }),
    reply: z.object({ data: z.array(LabCard) }),
    failures: ['invalid_input'],
  }),
  testsOfCategory: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getTestsbyCategoryId/:id',
    access: publicly,
    summary: 'The tests of a category; those that a favorite center of mine offers are marked, when the id is mine',
    query: z.object({ userId: z.optional(z.uuid(invalid)) }),
    reply: tests,
    failures: ['not_found'],
  }),
  testsOf: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getTestsById/:id',
    access: publicly,
    summary: 'The tests of a center, of a category, or of a package',
    reply: tests,
    failures: ['not_found'],
  }),
  testsInCategory: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getTestsByCategory/:id',
    access: publicly,
    summary: 'The tests of a category',
    reply: tests,
    failures: ['not_found'],
  }),
  testsByCategory: call({
    service,
    method: 'GET',
    path: '/diagnostics/v1.0/getTestsByCategory',
    access: publicly,
    summary: 'The tests of a category, or all of them',
    query: z.object({ categoryId: z.optional(z.uuid(invalid)) }),
    reply: tests,
    failures: ['not_found'],
  }),
  testsOfCentre: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getDiagnosticsTests/:id',
    access: publicly,
    summary: 'The tests of a center with its prices',
    reply: tests,
    failures: ['not_found'],
  }),
  package: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getPackageDetails/:id',
    access: publicly,
    summary: 'One package: what is in it, and where it costs least',
    reply: z.object({ data: PackageCard, centers: z.array(Offer) }),
    failures: ['not_found'],
  }),
  test: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getTest/:id',
    access: publicly,
    summary: 'One test: what it tells, how to prepare, and where it costs least',
    reply: z.object({
      data: TestCard,
      centers: z.array(Offer),
      /** In which it is, too. */
      packages: z.array(PackageCard),
    }),
    failures: ['not_found'],
  }),
  testsNear: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getTestsBCategory',
    access: publicly,
    summary: 'The tests of a category that centers near a point offer, each with its lowest price there',
    query: z.object({
      lat: degrees(90),
      long: degrees(180),
      categoryId: z.optional(z.uuid(invalid)),
      testName: words,
    }),
    reply: tests,
    failures: ['not_found', 'invalid_input'],
  }),
  category: call({
    service,
    method: 'GET',
    path: '/master/category/v1.0/getCat/:id',
    access: publicly,
    summary: 'The categories that are offered in one way of taking samples, or one category',
    reply: categoryList,
    failures: ['not_found'],
  }),
  reviews: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getReviews/:id',
    access: publicly,
    summary: 'Reviews of a center',
    query: reviews.list.query,
    reply: reviews.list.reply,
    failures: ['not_found'],
  }),
  centre: call({
    service,
    method: 'GET',
    path: '/centers/v1.0/one/:id',
    access: publicly,
    summary: 'One center with its tests, packages, prices and newest reviews',
    reply: z.object({ data: LabDetails, reviews: z.array(Review) }),
    failures: ['not_found'],
  }),
  schedule: call({
    service,
    method: 'GET',
    path: '/centers/v1.0/schedule/:id',
    access: publicly,
    summary: 'When the free chairs of a center begin',
    reply: Schedule,
    failures: ['not_found'],
  }),
  basket: call({
    service,
    method: 'POST',
    path: '/carts/v1.0/price',
    access: publicly,
    summary:
      'What a basket costs at its center, how to prepare for all of it, what is double, and what it costs elsewhere',
    body: z.object({ centerId: z.uuid(invalid), items: Basket }),
    reply: PricedBasket,
    failures: ['not_found', 'invalid_input'],
  }),
} as const;
