import { PlaceSearchCard } from '#features/search/web/form/PlaceSearchCard.tsx';
import { usePlaceSearch } from '#features/search/web/form/usePlaceSearch.ts';
import { connected } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';

/** The way into the list of test centres from a page that knows no tests. */
export function LabDoor() {
  const t = useWords();
  const navigate = useNavigate();
  const form = usePlaceSearch<object>({
    search: undefined,
    place: undefined,
    begun: () => ({}),
    wrongIn: () => undefined,
    onSearch: (where) =>
      // brought now, so that pages which only show the field come without the schema of a search
      void connected()
        .then(() => import('../addresses.ts'))
        .then(({ labsAddress }) => navigate(labsAddress(where))),
  });
  return (
    <PlaceSearchCard
      label={t('diagnostics.search.title')}
      action={href('/test-centers')}
      form={form}
      fields={[]}
      id="lab"
      isBare
    />
  );
}
