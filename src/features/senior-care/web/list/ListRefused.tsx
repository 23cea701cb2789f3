import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '#web/page-title.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { CentreSearch } from '../../search.ts';
import styles from './ListRefused.module.css';
import { centresFor, type Refused } from '../queries.ts';
import { SearchCard } from './SearchCard.tsx';

/** No list: what is missing or wrong in the search, or that the server did not answer. What was chosen besides stays. */
export function ListRefused({ search, refusal: { issues } }: { search: CentreSearch; refusal: Refused }) {
  const t = useWords();
  const { refetch } = useQuery({ ...centresFor(search), enabled: false });
  const [issue] = issues;
  const title = t(issue ? 'seniorCare.list.noPlace' : 'seniorCare.list.failed');
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{pageTitle(title, t('shell.errorTitle'))}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <SearchCard search={search} />
      {issue ? (
        <EmptyState as="h2" spot="search" title={t(issue.key, issue.values)} data-testid="search-refused">
          {t('seniorCare.list.noPlaceHint')}
        </EmptyState>
      ) : (
        <EmptyState
          as="h2"
          spot="pause"
          title={t('seniorCare.list.failedHint')}
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
