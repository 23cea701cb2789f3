import { searchQuery } from '#features/search/search-rules.ts';
import type { Day } from '#shared/day.ts';
import { href } from '#web/paths.ts';
import { centreSearch } from '../../filters.ts';
import { type CentreSearch, hasChosenDays } from '../../search.ts';
import { proposedAddress } from '../booking/proposed-address.ts';

/** The list with these choices. Space on the chosen days is asked for only while there are any. */
export function searchAddress(search: Partial<CentreSearch>): string {
  const whole = { ...centreSearch.empty, ...search };
  const asked = { ...whole, space: whole.space && hasChosenDays(whole) };
  return href('/care/daycarecenters', undefined, searchQuery(centreSearch, asked));
}

/** When and for how many: what goes along from the list to a centre and into its booking. */
export const askedStay = ({ in: checkIn, out, days, guests }: CentreSearch) => ({
  in: checkIn,
  out,
  days,
  guests: guests === 1 ? undefined : guests,
});

/** The first step of a booking from this day on, with what the search says of weekdays, of the last day and of guests. */
export const bookingFrom = (center: string, day: Day, search: CentreSearch): string =>
  proposedAddress(center, day, askedStay(search));
