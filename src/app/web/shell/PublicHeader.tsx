import { type ReactNode, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { menuServices } from '#web/service-links.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './Header.module.css';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PublicDrawer } from './PublicDrawer.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

/** For visitors: logo, the search of a list page, services, partners, language, log-in. */
export function PublicHeader({ children }: { children?: ReactNode }) {
  const t = useWords();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.header} data-testid="public-header">
      <div className={`wrap ${styles.bar}`}>
        <HomeLink />
        <div className={styles.grow}>{children && <div className={styles.search}>{children}</div>}</div>
        <nav className={styles.wide} aria-label={t('shell.mainMenu')}>
          <ServicesMenu label={t('shell.ourServices')} services={menuServices} />
          <a className="navlink" href={href('/registertype')} data-testid="partner-with-us">
            {t('shell.partnerWithUs')}
          </a>
          <LanguageSelector />
          <ButtonLink href={href('/login')} data-testid="login-link">
            {t('shell.login')}
          </ButtonLink>
        </nav>
        <div className={styles.narrow}>
          <LanguageSelector isShort />
          <MenuButton onClick={() => setDrawerOpen(true)} />
        </div>
      </div>
      <PublicDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}
