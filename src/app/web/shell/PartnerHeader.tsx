import { CalendarDays, ClipboardList, Store, UserCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { AccountTools } from './AccountTools.tsx';
import styles from './Header.module.css';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import narrow from './PartnerHeader.module.css';

const places = [
  { path: href('/partner'), word: 'shell.partner.requests', icon: ClipboardList },
  { path: href('/partner/day'), word: 'shell.partner.day', icon: UserCheck },
  { path: href('/partner/calendar'), word: 'shell.partner.calendar', icon: CalendarDays },
  { path: href('/partner/profile'), word: 'shell.partner.profile', icon: Store },
];

/** The partner workspace has a header of its own; on narrow screens its places stand at the bottom. */
export function PartnerHeader() {
  const t = useWords();
  const { pathname } = useLocation();
  const links = places.map(({ path, word, icon: Icon }) => (
    <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
      <Icon size={22} aria-hidden="true" />
      {t(word)}
    </a>
  ));
  return (
    <>
      <header className={styles.header} data-testid="partner-header">
        <div className={`wrap ${styles.bar}`}>
          <HomeLink path="/partner" />
          <nav className={`${styles.tabs} ${narrow.top}`} aria-label={t('shell.partner.menu')}>
            {links}
          </nav>
          <AccountTools />
        </div>
      </header>
      <nav className={narrow.bottom} aria-label={t('shell.partner.menu')}>
        {links}
      </nav>
    </>
  );
}
