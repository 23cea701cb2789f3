import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import styles from './CareCircle.module.css';

/** Whose care this is: so far one's own. Family members stand beside it once they can be added. */
export function CareCircle() {
  const t = useWords();
  const session = useSession();
  return (
    <div className={styles.circle} role="group" aria-label={t('dashboard.circle')}>
      <span className={styles.face} aria-current="true">
        <AvatarInitial name={session?.name ?? ''} image={session?.image} shape="arch" />
        <b>{t('dashboard.circle.you')}</b>
      </span>
    </div>
  );
}
