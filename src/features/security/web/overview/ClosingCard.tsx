import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from './Overview.module.css';

/** Where an account ends, and where a copy of it is made. */
export function ClosingCard() {
  const t = useWords();
  return (
    <Card className={styles.card} tint="sunken" aria-labelledby="closing">
      <h2 id="closing">{t('security.closing.title')}</h2>
      <p>{t('security.closing.text')}</p>
      <p>
        <a className="link" href={href('/dashboard-data')} data-testid="to-own-data">
          {t('security.closing.open')}
        </a>
      </p>
    </Card>
  );
}
