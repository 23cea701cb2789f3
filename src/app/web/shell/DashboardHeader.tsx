import { useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { AccountTools } from './AccountTools.tsx';
import { DashboardDrawer } from './DashboardDrawer.tsx';
import { tabs } from './dashboard-links.ts';
import styles from './Header.module.css';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { MenuButton } from './MenuButton.tsx';

/** For people who are logged in: tabs, language, bell, avatar. */
export function DashboardHeader() {
  const t = useWords();
  const { pathname } = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.header} data-testid="dashboard-header">
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.narrow}>
          <MenuButton onClick={() => setDrawerOpen(true)} />
        </div>
        <HomeLink path="/dashboard" />
        <nav className={styles.tabs} aria-label={t('shell.mainMenu')}>
          {tabs.map(({ path, word }) => (
            <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
              {t(word)}
            </a>
          ))}
        </nav>
        <AccountTools />
      </div>
      <DashboardDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}
