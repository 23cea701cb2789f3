import { useWords } from '#web/i18n/words.tsx';
import type { Query } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { MOST_COMPARED } from '../../search-limits.ts';
import styles from './CompareBar.module.css';
import { compareAddress, type Comparing } from './comparing.ts';

/** How many providers are chosen, in sight as long as there are any, and the way to see them side by side. */
export function CompareBar({ comparing, along }: { comparing: Comparing; along?: Query }) {
  const t = useWords();
  const { words, chosen } = comparing;
  const ids = chosen.useIds();
  if (ids.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t(`${words}.compare.bar`)} data-testid="compare-bar">
      <p role="status">{t(`${words}.compare.chosen`, { count: ids.length, most: MOST_COMPARED })}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={chosen.clear} data-testid="compare-none">
          {t('search.compare.none')}
        </Button>
        {ids.length > 1 && (
          <ButtonLink href={compareAddress(comparing, ids, along)} data-testid="compare-go">
            {t(`${words}.compare.go`, { count: ids.length })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
