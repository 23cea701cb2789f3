import * as z from 'zod/mini';
import { Picture } from '#features/providers/provider.ts';
import { byLicence } from '#features/search/licence-filter.ts';
import { licenceState, listShape } from '#features/search/place-search.ts';
import { flag } from '#features/search/query-schema.ts';
import { searchRules } from '#features/search/search-rules.ts';

/** Guides around no place: of a state, with dogs, whoever is free soonest first. */
export const GuideSearch = z.object({ ...listShape(['soonest', 'price']), state: licenceState, dogs: flag });
export type GuideSearch = z.output<typeof GuideSearch>;

export const guideSearch = searchRules(GuideSearch, [
  byLicence,
  { key: 'dogs', look: 'flag', name: ({ t }) => t('guidedWalk.filter.dogs') },
]);

/** A guide in the list. */
export const ListedGuide = z.object({
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  priceCents: z.int(),
  picture: Picture,
});
export type ListedGuide = z.output<typeof ListedGuide>;

export const GuideDetails = z.object({
  ...ListedGuide.shape,
  about: z.string(),
  aboutLanguage: z.string(),
  stars: z.array(z.int()),
});
export type GuideDetails = z.output<typeof GuideDetails>;
