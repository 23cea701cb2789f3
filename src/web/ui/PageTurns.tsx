import { useWords } from '#web/i18n/words.tsx';
import styles from './PageTurns.module.css';

type Props = {
  /** Of what the pages are. */
  label: string;
  page: number;
  hasMore: boolean;
  /** Where another page stands. */
  address: (page: number) => string;
  /** Where the list has a better word. */
  newer?: string;
  older?: string;
};

/** The ways to the pages of a list before and after this one; nothing where there is one page. */
export function PageTurns({ label, page, hasMore, address, newer, older }: Props) {
  const t = useWords();
  if (page <= 1 && !hasMore) return null;
  return (
    <nav className={styles.turns} aria-label={label}>
      {page > 1 && (
        <a className="link" href={address(page - 1)} data-testid="page-newer">
          {newer ?? t('ui.pages.newer')}
        </a>
      )}
      {hasMore && (
        <a className="link" href={address(page + 1)} data-testid="page-older">
          {older ?? t('ui.pages.older')}
        </a>
      )}
    </nav>
  );
}
