import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { MOST_COMPARED } from '../../stay-limits.ts';
import styles from './CompareBar.module.css';
import { compareAddress, compareNone, useChosenForComparing } from './compared-centres.ts';

/** How many centers are chosen, in sight as long as there are any, and the way to see them side by side. */
export function CompareBar() {
  const t = useWords();
  const chosen = useChosenForComparing();
  if (chosen.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('seniorCare.compare.bar')} data-testid="compare-bar">
      <p role="status">{t('seniorCare.compare.chosen', { count: chosen.length, most: MOST_COMPARED })}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={compareNone} data-testid="compare-none">
          {t('seniorCare.compare.none')}
        </Button>
        {chosen.length > 1 && (
          <ButtonLink href={compareAddress(chosen)} data-testid="compare-go">
            {t('seniorCare.compare.go', { count: chosen.length })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
