import { WhereSearch, type WhereSearchProps } from '#features/search/web/form/WhereSearch.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { AgencySearch } from '../../search.ts';

/** Where somebody is to come. */
export function AgencySearchForm(given: WhereSearchProps<AgencySearch>) {
  const t = useWords();
  const navigate = useNavigate();
  return (
    <WhereSearch
      {...given}
      label={t('homeHealth.search')}
      action={href('/homeHealthAgencies')}
      onSearch={(where) => {
        // brought now, so that pages which only show the field come without the schema of a search
        void import('./agencies-address.ts').then(({ listOf }) =>
          navigate(listOf({ ...given.search, ...where, page: 1 })),
        );
      }}
    />
  );
}
