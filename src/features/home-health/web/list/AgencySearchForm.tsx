import type { Place } from '#features/places/place.ts';
import { PlaceSearchCard } from '#features/search/web/form/PlaceSearchCard.tsx';
import { PlaceSearchPill } from '#features/search/web/form/PlaceSearchPill.tsx';
import { usePlaceSearch } from '#features/search/web/form/usePlaceSearch.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { AgencySearch } from '../../search.ts';

type Props = {
  /** The search that stands in the address bar, and the place that was found for it. */
  search?: AgencySearch;
  place?: Place | null | undefined;
  /** Above the list; otherwise as a card, `bare` inside one that is there already. */
  look: 'pill' | 'card' | 'bare';
  /** Tells two of them on one page apart. */
  id: string;
};

/** Where somebody is to come. */
export function AgencySearchForm({ search, place, look, id }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const form = usePlaceSearch({
    search,
    place,
    begun: () => ({}),
    wrongIn: () => undefined,
    onSearch: (where) => {
      // brought now, so that pages which only show the field come without the schema of a search
      void import('./agency-list.ts').then(({ listOf }) => navigate(listOf({ ...search, ...where, page: 1 })));
    },
  });
  const given = { label: t('homeHealth.search'), action: href('/homeHealthAgencies'), id, form, fields: [] };
  return look === 'pill' ? <PlaceSearchPill {...given} /> : <PlaceSearchCard {...given} isBare={look === 'bare'} />;
}
