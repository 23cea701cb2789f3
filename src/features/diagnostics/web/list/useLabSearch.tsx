import type { Place } from '#features/places/place.ts';
import type { SearchField } from '#features/search/web/form/search-field.ts';
import { usePlaceSearch } from '#features/search/web/form/usePlaceSearch.ts';
import { useWords } from '#web/i18n/words.tsx';
import { connected } from '#web/connection.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { itemNumbered, items, wordOf } from '../../catalogue.ts';
import type { LabSearch } from '../../search.ts';

const ANY = 0;

/** What the search of test centres asks besides the place, which test, and how it leads to the list. */
export function useLabSearch(search?: LabSearch, place?: Place | null) {
  const t = useWords();
  const navigate = useNavigate();
  const form = usePlaceSearch<{ test: number }>({
    search,
    place,
    begun: () => ({ test: itemNumbered(search?.test)?.number ?? ANY }),
    wrongIn: () => undefined,
    onSearch: (where, { test }) => {
      const next = { ...search, ...where, test: test === ANY ? undefined : test, page: 1 };
      // brought now, so that pages which only show the fields come without the schema of a search
      void connected()
        .then(() => import('../addresses.ts'))
        .then(({ labsAddress }) => navigate(labsAddress(next)));
    },
  });
  const { own, change } = form;
  const item = itemNumbered(own.test);
  const options = [
    { value: ANY, label: t('diagnostics.search.any') },
    ...items.map((one) => ({ value: one.number, label: t(wordOf(one)) })),
  ];
  const choose = (test: number) => change({ test });
  const what: SearchField = {
    key: 'test',
    label: t('diagnostics.search.what'),
    value: item ? t(wordOf(item)) : t('diagnostics.search.any'),
    icon: 'text',
    field: (at) => (
      <SelectField
        label={t('diagnostics.search.what')}
        id={`${at}-test`}
        name="test"
        value={String(own.test)}
        options={options.map(({ value, label }) => ({ value: value === ANY ? '' : String(value), label }))}
        onChange={({ target }) => choose(Number(target.value))}
        data-testid={`${at}-test`}
      />
    ),
    choices: { name: 'test', value: own.test, of: options, choose },
  };
  return { form, fields: [what] };
}
