import type { Kind } from './stay.ts';

/** What care is usually paid by: a day at a day center, four weeks at a residence. */
export type PriceUnit = 'day' | 'month';

/** By what the prices of these kinds are told beside one another: by the day wherever a day center is among them; none named are all. */
export const unitOf = (kinds: readonly Kind[]): PriceUnit =>
  kinds.length > 0 && !kinds.includes('day_care') ? 'month' : 'day';
