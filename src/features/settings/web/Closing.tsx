import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './Closing.module.css';

/** For whoever wants a copy of what is kept, or to stop using the account. */
export function Closing() {
  const t = useWords();
  return (
    <Card className={styles.closing} tint="sunken" aria-labelledby="closing">
      <h2 id="closing">{t('settings.closing.title')}</h2>
      <p>{t('settings.closing.text')}</p>
      <div className={styles.ways}>
        <ButtonLink
          variant="secondary"
          href={href('/dashboard-data', undefined, { step: 'deactivate' })}
          data-testid="to-deactivate"
        >
          {t('settings.closing.deactivate')}
        </ButtonLink>
        <a className="link" href={href('/dashboard-data')} data-testid="to-own-data">
          {t('settings.closing.data')}
        </a>
      </div>
    </Card>
  );
}
