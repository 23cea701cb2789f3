import { comparing } from '#features/search/web/compare/comparing.ts';
import { href } from '#web/paths.ts';

/** Centers side by side, for the shared parts. */
export const centresCompared = comparing({
  words: 'seniorCare',
  key: 'compared-centres',
  list: (query) => href('/care/daycarecenters', undefined, query),
});
