import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './CareCircle.module.css';

/** Says that the address names somebody for whom one may not act, or no longer; `own` leads to what is one's own. */
export function StrangerNotice({ own }: { own?: string }) {
  const t = useWords();
  return (
    <div className={styles.stranger}>
      <Notice
        tone="warning"
        title={t('family.stranger')}
        isLive
        action={
          own && (
            <a className="link" href={own} data-testid="show-own">
              {t('family.stranger.own')}
            </a>
          )
        }
        data-testid="stranger"
      />
    </div>
  );
}
