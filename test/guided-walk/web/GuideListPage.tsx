import { useSearchParams } from 'react-router';
import { readSearch } from '#features/search/search-rules.ts';
import { ListedResults } from '#features/search/web/ListedResults.tsx';
import { titleOf } from '#features/search/web/ListTitle.tsx';
import { isRefused, resultsFor } from '#features/search/web/queries.ts';
import { listAddress } from '#features/search/web/searched-service.ts';
import { SearchRefused } from '#features/search/web/SearchRefused.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type GuideSearch, guideSearch } from '../guide.ts';
import { guideList } from './guide-list.ts';
import { GuideRow } from './GuideRow.tsx';

export const loader = defineLoader(({ search }) => ({ found: resultsFor(guideList, readSearch(guideSearch, search)) }));

/** Guides around no place. */
export default function GuideListPage() {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { found } = useLoaderData(loader);
  const search = readSearch(guideSearch, params);
  if (isRefused(found))
    return (
      <SearchRefused service={guideList} search={search} refusal={found}>
        {null}
      </SearchRefused>
    );
  const change = (next: Partial<GuideSearch>) =>
    void navigate(listAddress(guideList, { ...search, page: 1, ...next }), { preventScrollReset: true });
  return (
    <>
      <title>{pageTitle(titleOf(guideList, { found, search, t }))}</title>
      <ListedResults
        service={guideList}
        search={search}
        found={found}
        onChange={change}
        nobody={<EmptyState as="h2" spot="search" title={t('guidedWalk.list.nobody')} />}
        card={(guide) => <GuideRow guide={guide} />}
      />
    </>
  );
}
