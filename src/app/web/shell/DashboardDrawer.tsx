import { Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { ChatCount } from '#features/messaging/web/ChatCount.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { services } from '#web/service-links.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { DrawerGroup, DrawerRow } from '#web/ui/DrawerRow.tsx';
import { drawerLinks, isAt, type LinkTo, tabs } from './dashboard-links.ts';
import styles from './Drawers.module.css';
import { ServiceRows } from './ServiceRows.tsx';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function DashboardDrawer({ isOpen, onClose }: Props) {
  const t = useWords();
  const { pathname } = useLocation();
  const row = ({ icon: Icon, ...link }: LinkTo) => (
    <DrawerRow
      key={link.path}
      href={link.path}
      icon={<Icon size={22} aria-hidden="true" />}
      aria-current={isAt(link, pathname) ? 'page' : undefined}
      onClick={onClose}
    >
      {t(link.word)}
      {isOpen && link.path === href('/messaging') && <ChatCount />}
    </DrawerRow>
  );
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="left" label={t('shell.mainMenu')} data-testid="dashboard-drawer">
      <nav className={styles.group} aria-label={t('shell.mainMenu')}>
        {tabs.map(row)}
        <DrawerGroup icon={<Search size={22} aria-hidden="true" />} summary={t('shell.findCare')}>
          <ServiceRows services={services} onClose={onClose} />
        </DrawerGroup>
        {drawerLinks.map(row)}
      </nav>
      <div className={styles.end}>
        <HelpLine />
        <LanguageSelector />
      </div>
    </Drawer>
  );
}
