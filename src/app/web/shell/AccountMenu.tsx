import { ChatCount } from '#features/messaging/web/ChatCount.tsx';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { DrawerButton, DrawerRow } from '#web/ui/DrawerRow.tsx';
import { href } from '#web/paths.ts';
import { EmailText } from '#web/ui/EmailText.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { profileLinksOf } from './dashboard-links.ts';
import { DisplayChoices } from './DisplayChoices.tsx';
import styles from './AccountMenu.module.css';
import drawers from './Drawers.module.css';
import header from './Header.module.css';
import { useLogOut } from './useLogOut.ts';

/** The avatar: a popover on wide screens, a drawer from the right on narrow ones. */
export function AccountMenu() {
  const t = useWords();
  const session = useSession();
  const logOut = useLogOut();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const links = profileLinksOf(session?.workspace);
  const name = session?.name ?? '';
  const picture = <AvatarInitial name={name} image={session?.image} tint="pine" />;
  const label = t('shell.account', { name });
  const who = (
    <div className={styles.who}>
      <b>{name}</b>
      <span className="small muted">
        <EmailText email={session?.email ?? ''} />
      </span>
    </div>
  );
  return (
    <>
      <div className={header.wide}>
        <Popover
          align="end"
          data-testid="account-menu"
          trigger={(trigger) => (
            <button type="button" {...trigger} className={styles.avatar} aria-label={label} data-testid="avatar">
              {picture}
            </button>
          )}
        >
          {({ isOpen, close }) => (
            <div className={styles.menu}>
              {who}
              <div className={styles.links}>
                {links.map(({ path, word, icon: Icon }) => (
                  <a key={word} href={path} onClick={close}>
                    <Icon size={22} aria-hidden="true" />
                    {t(word)}
                    {isOpen && path === href('/messaging') && <ChatCount />}
                  </a>
                ))}
              </div>
              <DisplayChoices />
              <hr />
              <button
                type="button"
                onClick={() => {
                  close();
                  logOut();
                }}
                data-testid="log-out"
              >
                <LogOut size={22} aria-hidden="true" />
                {t('shell.logOut')}
              </button>
            </div>
          )}
        </Popover>
      </div>
      <div className={header.narrow}>
        <button
          type="button"
          className={styles.avatar}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
          data-testid="avatar-narrow"
        >
          {picture}
        </button>
      </div>
      <Drawer
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        label={t('shell.profileMenu')}
        data-testid="profile-drawer"
      >
        {who}
        <nav className={drawers.group} aria-label={t('shell.profileMenu')}>
          {links.map(({ path, word, icon: Icon }) => (
            <DrawerRow
              key={word}
              href={path}
              icon={<Icon size={22} aria-hidden="true" />}
              onClick={() => setDrawerOpen(false)}
            >
              {t(word)}
              {isDrawerOpen && path === href('/messaging') && <ChatCount />}
            </DrawerRow>
          ))}
        </nav>
        <div className={drawers.end}>
          <DisplayChoices />
          <DrawerButton
            icon={<LogOut size={22} aria-hidden="true" />}
            onClick={() => {
              setDrawerOpen(false);
              logOut();
            }}
            data-testid="log-out-narrow"
          >
            {t('shell.logOut')}
          </DrawerButton>
        </div>
      </Drawer>
    </>
  );
}
