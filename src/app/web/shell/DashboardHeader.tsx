import { useState } from 'react';
import { useLocation } from 'react-router';
import { LookingFor } from '#features/family/web/LookingFor.tsx';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { services } from '#web/service-links.ts';
import { AccountTools } from './AccountTools.tsx';
import { DashboardDrawer } from './DashboardDrawer.tsx';
import { isAt, tabs } from './dashboard-links.ts';
import styles from './Header.module.css';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { MenuButton } from './MenuButton.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

/** For people who are logged in: tabs, the way to more care, language, bell, avatar. */
export function DashboardHeader() {
  const t = useWords();
  const { pathname } = useLocation();
  const { row } = useCurrentRoute().screen;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <>
      <header className={styles.header} data-testid="dashboard-header">
        <div className={`wrap ${styles.bar}`}>
          <div className={styles.narrow}>
            <MenuButton onClick={() => setDrawerOpen(true)} />
          </div>
          <HomeLink path="/dashboard" />
          <nav className={styles.tabs} aria-label={t('shell.mainMenu')}>
            {tabs.map((tab) => (
              <a key={tab.path} href={tab.path} aria-current={isAt(tab, pathname) ? 'page' : undefined}>
                {t(tab.word)}
              </a>
            ))}
            <ServicesMenu label={t('shell.findCare')} services={services} />
          </nav>
          <AccountTools />
        </div>
        <DashboardDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      </header>
      {row.person && <LookingFor isChosenHere={row.person === 'chosen'} />}
    </>
  );
}
