import { href } from '#web/paths.ts';
import { useWords } from '#web/i18n/words.tsx';
import styles from './BrandRow.module.css';
import { HomeLink } from './HomeLink.tsx';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';

/** Stands inside the page on screens without a header: logo, language, help. */
export function BrandRow() {
  const t = useWords();
  return (
    <div className={`wrap ${styles.row}`}>
      <HomeLink />
      <div className={styles.end}>
        <LanguageSelector />
        <a className="link" href={href('/help-support')}>
          {t('shell.help')}
        </a>
      </div>
    </div>
  );
}
