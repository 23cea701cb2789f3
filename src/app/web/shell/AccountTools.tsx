import { NotificationBell } from '#features/notifications/web/NotificationBell.tsx';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';

/** The end of a header for people who are logged in: language, bell, avatar. */
export function AccountTools() {
  return (
    <>
      <div className={styles.grow} />
      <div className={styles.wide}>
        <LanguageSelector />
      </div>
      <NotificationBell />
      <AccountMenu />
    </>
  );
}
