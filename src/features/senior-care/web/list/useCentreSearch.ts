import { useState } from 'react';
import type { Place } from '#features/places/place.ts';
import { hasPlace } from '#features/search/search-limits.ts';
import { askedPlace, typedPlaceOf } from '#features/search/web/usePlaces.ts';
import { addDays, type Day, dayIn, readDay } from '#shared/dates.ts';
import { connected } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import type { TypedPlace } from '#web/ui/useLocationBox.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { CentreSearch } from '../../search.ts';
import { rangeProblem, STAY_DAYS } from '../../stay-limits.ts';

// Where the day begins first on the mainland: what is today here is over at no centre that may be found.
const EARLIEST_ZONE = 'America/New_York';

type Typed = {
  where: TypedPlace<Place>;
  checkIn: string;
  checkOut: string;
  weekDays: number[];
  guests: number;
  error?: string | undefined;
  /** A search with these days was refused: what is wrong is said without leaving the field. */
  isRefused?: boolean;
};

/** Where, when and for how many: what the search of senior care asks, and how it leads to the list. */
export function useCentreSearch(search?: CentreSearch, place?: Place | null) {
  const t = useWords();
  const navigate = useNavigate();
  const today = dayIn(EARLIEST_ZONE, useOpenedAt());
  const [typed, setTyped] = useState(() => typedFrom(search, place, today));
  const change = (next: Partial<Typed>) => setTyped((before) => ({ ...before, ...next }));

  // another search came into the address bar: the fields follow it
  const asked = JSON.stringify([search, place?.label]);
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setTyped(typedFrom(search, place, today));
  }

  const problems = problemsOf(typed, today);
  /** Goes to the list; or answers what is missing, a place to search around or days. */
  const go = () => {
    const where = askedPlace(typed.where);
    if (!hasPlace(where)) {
      change({ error: t('errors.placeBlank') });
      return 'where';
    }
    if (problems.length > 0) {
      change({ isRefused: true });
      return 'when';
    }
    const next = {
      ...search,
      ...where,
      ...askedDays(typed, today),
      days: typed.weekDays,
      guests: typed.guests,
      page: 1,
    };
    // brought now, so that pages which only show the fields come without the schema of a search
    void connected()
      .then(() => import('./search-address.ts'))
      .then(({ searchAddress }) => navigate(searchAddress(next)));
    return undefined;
  };
  return { ...typed, change, today, problems, go };
}

export type CentreSearchForm = ReturnType<typeof useCentreSearch>;

function typedFrom(search: CentreSearch | undefined, place: Place | null | undefined, today: Day): Typed {
  const checkIn = search?.in ?? today;
  return {
    where: search ? typedPlaceOf(search, place) : { text: '' },
    checkIn,
    checkOut: search?.out ?? addDays(checkIn, STAY_DAYS),
    weekDays: search?.days ?? [],
    guests: search?.guests ?? 1,
  };
}

/** What is wrong with the days; left empty, they are the usual ones. */
function problemsOf({ checkIn, checkOut }: Typed, today: Day) {
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  const isOver = from !== undefined && from < today;
  const found = {
    checkInDate: checkIn && !from ? 'errors.dateImproper' : isOver ? 'errors.dayOver' : undefined,
    checkOutDate: checkOut && !to ? 'errors.dateImproper' : !isOver && from && to && rangeProblem(from, to),
  };
  return Object.entries(found).flatMap(([field, key]) => (key ? [{ field, key }] : []));
}

// Days that were never touched stay out of the address, so that tomorrow the same link begins tomorrow.
function askedDays({ checkIn, checkOut, weekDays }: Typed, today: Day): Pick<CentreSearch, 'in' | 'out'> {
  const [from, to] = [readDay(checkIn), readDay(checkOut)];
  const isUsual = from === today && to === addDays(today, STAY_DAYS) && weekDays.length === 0;
  if (!from || isUsual) return { in: undefined, out: undefined };
  return { in: from, out: to ?? addDays(from, STAY_DAYS) };
}
