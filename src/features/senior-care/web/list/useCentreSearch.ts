import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from '#features/places/place.ts';
import { addDays, type Day, dayIn, readDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import type { TypedPlace } from '#web/ui/LocationCombobox.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { CentreSearch } from '../../search.ts';
import { STAY_DAYS } from '../../stay-limits.ts';
import { hasPlace, HERE, noSearch, searchAddress } from './search-address.ts';

// No day of this zone has passed anywhere on the mainland, whichever centre is found.
const LATEST_ZONE = 'America/New_York';

type Typed = {
  where: TypedPlace<Place>;
  checkIn: string;
  checkOut: string;
  guests: number;
  error?: string | undefined;
};

/** Where, when and for how many: what the search of senior care asks, and how it leads to the list. */
export function useCentreSearch(search: CentreSearch = noSearch, place?: Place | null) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const today = dayIn(LATEST_ZONE, useOpenedAt());
  const [typed, setTyped] = useState(() => typedFrom(search, place, today));
  const change = (next: Partial<Typed>) => setTyped((before) => ({ ...before, ...next }));

  // another search came into the address bar: the fields follow it
  const address = `${searchAddress(search)} ${place?.label}`;
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    setTyped(typedFrom(search, place, today));
  }

  /** Goes to the list; false when there is no place to search around. */
  const go = () => {
    const asked: CentreSearch = {
      ...search,
      ...askedPlace(typed.where),
      ...askedDays(typed, today),
      guests: typed.guests,
      page: 1,
    };
    if (!hasPlace(asked)) {
      change({ error: t('errors.placeBlank') });
      return false;
    }
    void navigate(searchAddress(asked));
    return true;
  };
  return {
    ...typed,
    change,
    today,
    go,
    suggest: async (query: string, signal: AbortSignal) => {
      const { suggestionsFor } = await import('#features/places/web/queries.ts');
      signal.throwIfAborted();
      return (await client.fetchQuery({ ...suggestionsFor(query), meta: { isQuiet: true } })).data;
    },
    locate: async () => (await import('./my-place.ts')).findMyPlace(client),
  };
}

export type CentreSearchForm = ReturnType<typeof useCentreSearch>;

function typedFrom(search: CentreSearch, place: Place | null | undefined, today: Day): Typed {
  const checkIn = search.in ?? today;
  return {
    where: whereOf(search, place),
    checkIn,
    checkOut: search.out ?? addDays(checkIn, STAY_DAYS),
    guests: search.guests,
  };
}

function whereOf(
  { place: text, latitude, longitude }: CentreSearch,
  place: Place | null | undefined,
): TypedPlace<Place> {
  if (latitude === undefined || longitude === undefined || !place) return { text };
  return { text: place.label, place: { ...place, id: HERE, latitude, longitude } };
}

function askedPlace({ text, place }: TypedPlace<Place>): Pick<CentreSearch, 'place' | 'latitude' | 'longitude'> {
  if (place?.id !== HERE) return { place: text.trim(), latitude: undefined, longitude: undefined };
  return { place: '', latitude: place.latitude, longitude: place.longitude };
}

// Days that were never touched stay out of the address, so that tomorrow the same link begins tomorrow.
function askedDays({ checkIn, checkOut }: Typed, today: Day): Pick<CentreSearch, 'in' | 'out'> {
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  if (!from || (from === today && to === addDays(today, STAY_DAYS))) return { in: undefined, out: undefined };
  return { in: from, out: to && to >= from ? to : addDays(from, STAY_DAYS) };
}
