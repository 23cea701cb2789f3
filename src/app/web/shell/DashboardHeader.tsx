import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { NotificationBell } from '#features/notifications/web/NotificationBell.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { DashboardDrawer } from './DashboardDrawer.tsx';
import { tabs } from './dashboard-links.ts';
import styles from './Header.module.css';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';

/** For people who are logged in: tabs, language, bell, avatar. */
export function DashboardHeader() {
  const t = useWords();
  const { pathname } = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.header} data-testid="dashboard-header">
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.narrow}>
          <IconButton
            label={t('shell.openMenu')}
            icon={<Menu size={28} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
            data-testid="menu-button"
          />
        </div>
        <HomeLink path="/dashboard" />
        <nav className={styles.tabs} aria-label={t('shell.mainMenu')}>
          {tabs.map(({ path, word }) => (
            <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
              {t(word)}
            </a>
          ))}
        </nav>
        <div className={styles.grow} />
        <div className={styles.wide}>
          <LanguageSelector />
        </div>
        <NotificationBell />
        <AccountMenu />
      </div>
      <DashboardDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}
