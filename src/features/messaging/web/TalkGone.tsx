import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './TalkPane.module.css';

/** For an address of a conversation that is not one's own, or no longer. */
export function TalkGone({ all }: { all: string }) {
  const t = useWords();
  return (
    <div className={styles.choose}>
      <title>{pageTitle(t('messaging.gone'))}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={t('messaging.gone')}
        action={<ButtonLink href={all}>{t('messaging.back')}</ButtonLink>}
        data-testid="talk-gone"
      >
        {t('messaging.gone.text')}
      </EmptyState>
    </div>
  );
}

/** Beside the list, while no conversation is open. */
export function ChooseTalk() {
  const t = useWords();
  return (
    <div className={styles.choose}>
      <EmptyState as="h2" spot="messages" title={t('messaging.choose')}>
        {t('messaging.choose.text')}
      </EmptyState>
    </div>
  );
}
