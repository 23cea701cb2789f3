import { PlaceSearchCard } from '#features/search/web/form/PlaceSearchCard.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { CentreSearch } from '../../search.ts';
import { useCentreSearch } from './useCentreSearch.tsx';

type Props = {
  search?: CentreSearch;
  /** Inside a card that is there already. */
  isBare?: boolean;
};

/** Where, when, who for. */
export function SearchCard({ search, isBare }: Props) {
  const t = useWords();
  return (
    <PlaceSearchCard
      label={t('seniorCare.search.title')}
      action={href('/care/daycarecenters')}
      id="care"
      isBare={isBare}
      {...useCentreSearch(search)}
    />
  );
}
