import { useWords } from '#web/i18n/words.tsx';
import styles from './VerifiedLink.module.css';
import { VerifiedTag } from './VerifiedTag.tsx';

/** The badge on the page of a provider: it leads to what was checked (`#trust`). */
export function VerifiedLink({ isVerified }: { isVerified: boolean }) {
  const t = useWords();
  return (
    <a className={styles.badge} href="#trust" data-testid="verified-link">
      <VerifiedTag isVerified={isVerified} />
      <span className="vh">{t('providers.trust.open')}</span>
    </a>
  );
}
