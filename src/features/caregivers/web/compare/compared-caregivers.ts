import { comparing } from '#features/search/web/compare/comparing.ts';
import { href } from '#web/paths.ts';

/** Caregivers side by side, for the shared parts. */
export const caregiversCompared = comparing({
  words: 'caregivers',
  key: 'compared-caregivers',
  list: (query) => href('/top-Caregivers', undefined, query),
});
