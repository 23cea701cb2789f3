import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import styles from './HelpLine.module.css';

/** The number where a person answers, and when. */
export function HelpLine() {
  const t = useWords();
  return (
    <p className={styles.line} data-testid="help-line">
      <a className="link" href={phoneLink(brand.phone)}>
        <Phone size={20} aria-hidden="true" />
        {brand.phone}
      </a>
      <span className="small">{t('ui.helpLine.hours')}</span>
    </p>
  );
}
