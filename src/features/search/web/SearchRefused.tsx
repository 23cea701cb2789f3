import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { ListSearch } from '../search-limits.ts';
import { type RefusedAnswer, resultsFor } from './queries.ts';
import styles from './SearchRefused.module.css';
import type { ListItem, SearchedService } from './searched-service.ts';

type Props<Search extends ListSearch, Card extends ListItem> = {
  service: SearchedService<Search, Card>;
  search: Search;
  refusal: RefusedAnswer;
  /** The fields of the search. */
  children: ReactNode;
};

/** No list: what is missing or wrong in the search, or that the server did not answer. What was chosen besides stays. */
export function SearchRefused<Search extends ListSearch, Card extends ListItem>(props: Props<Search, Card>) {
  const { service, search, refusal, children } = props;
  const t = useWords();
  const { refetch } = useQuery({ ...resultsFor(service, search), enabled: false });
  const [issue] = refusal.issues;
  // a place that was not asked for yet is no mistake
  const isError = issue?.key !== 'errors.placeBlank';
  const title = issue ? t(`${service.words}.list.noPlace`) : t(`${service.words}.list.failed`);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{pageTitle(title, isError ? t('shell.errorTitle') : undefined)}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {issue ? (
        <EmptyState as="h2" spot="search" title={t(issue.key, issue.values)} data-testid="search-refused">
          {t('search.noPlaceHint')}
        </EmptyState>
      ) : (
        <EmptyState
          as="h2"
          spot="pause"
          title={t('search.failedHint')}
          data-testid="list-failed"
          action={
            <Button onClick={() => void refetch()} data-testid="try-again">
              {t('shell.tryAgain')}
            </Button>
          }
        />
      )}
    </div>
  );
}
