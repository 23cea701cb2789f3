import type { Place } from '#features/places/place.ts';
import { PlaceSearchPill } from '#features/search/web/form/PlaceSearchPill.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { CentreSearch } from '../../search.ts';
import { useCentreSearch } from './useCentreSearch.tsx';

type Props = {
  search: CentreSearch;
  /** The place that was found for the search. */
  place: Place | null | undefined;
  /** Tells two of them on one page apart. */
  id: string;
};

export function CentreSearchPill({ search, place, id }: Props) {
  const t = useWords();
  return (
    <PlaceSearchPill
      label={t('seniorCare.search.title')}
      action={href('/care/daycarecenters')}
      id={id}
      {...useCentreSearch(search, place)}
    />
  );
}
