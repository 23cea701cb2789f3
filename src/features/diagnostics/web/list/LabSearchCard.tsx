import { PlaceSearchCard } from '#features/search/web/form/PlaceSearchCard.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { LabSearch } from '../../search.ts';
import { useLabSearch } from './useLabSearch.tsx';

type Props = {
  search?: LabSearch;
  /** Inside a card that is there already. */
  isBare?: boolean;
};

/** Where, and which test. */
export function LabSearchCard({ search, isBare }: Props) {
  const t = useWords();
  return (
    <PlaceSearchCard
      label={t('diagnostics.search.title')}
      action={href('/test-centers')}
      id="lab"
      isBare={isBare}
      {...useLabSearch(search)}
    />
  );
}
