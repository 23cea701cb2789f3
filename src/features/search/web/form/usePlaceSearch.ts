import type { Place } from '#features/places/place.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { TypedPlace } from '#web/ui/useLocationBox.ts';
import { hasPlace } from '../../search-limits.ts';
import { askedPlace, type PlacedSearch, typedPlaceOf } from './usePlaces.ts';
import { useOwnZip } from './useOwnZip.ts';
import { useTypedSearch } from './useTypedSearch.ts';

type PlaceSearchChoices<Own> = {
  /** The one in the address bar, and the place that was found for it. */
  search: PlacedSearch | undefined;
  place: Place | null | undefined;
  /** What the service asks besides, begun from the same search. */
  begun: () => Own;
  /** The key of the field in which something is wrong. */
  wrongIn: (own: Own) => string | undefined;
  onSearch: (where: PlacedSearch, own: Own) => void;
};

type TypedSearch<Own> = {
  /** Undefined as long as nothing was typed. */
  where: TypedPlace<Place> | undefined;
  error?: string | undefined;
  /** A search was refused for its own fields: what is wrong is said without leaving them. */
  isRefused?: boolean;
  own: Own;
};

/** Where, and what a service asks besides: the fields of a search around a place. Where nothing was typed, one's own ZIP code stands. */
export function usePlaceSearch<Own>({ search, place, begun, wrongIn, onSearch }: PlaceSearchChoices<Own>) {
  const t = useWords();
  const [typed, setTyped] = useTypedSearch<TypedSearch<Own>>([search, place?.label], () => ({
    where: search && hasPlace(search) ? typedPlaceOf(search, place) : undefined,
    own: begun(),
  }));
  const ownZip = useOwnZip({ isWanted: typed.where === undefined });
  const given = typed.where ?? { text: ownZip ?? '' };
  /** Searches; or answers in which field something is missing. */
  const go = () => {
    const where = askedPlace(given);
    if (!hasPlace(where)) {
      setTyped({ ...typed, error: t('errors.placeBlank') });
      return 'where';
    }
    const wrong = wrongIn(typed.own);
    if (wrong === undefined) onSearch(where, typed.own);
    else setTyped({ ...typed, isRefused: true });
    return wrong;
  };
  return {
    ...typed,
    where: given,
    go,
    setWhere: (where: TypedPlace<Place>) => setTyped((before) => ({ ...before, where, error: undefined })),
    change: (next: Partial<Own>) => setTyped((before) => ({ ...before, own: { ...before.own, ...next } })),
  };
}

/** Of any service. */
export type PlaceSearchForm = Pick<ReturnType<typeof usePlaceSearch<object>>, 'where' | 'error' | 'setWhere' | 'go'>;
