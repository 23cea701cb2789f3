import { Briefcase, House, Info } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { to } from '#web/to.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { DrawerRow } from '#web/ui/DrawerRow.tsx';
import styles from './Header.module.css';
import { LanguageSelector } from './LanguageSelector.tsx';
import { doorAddress, menuDoors } from './services.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** The mobile drawer of the specification: Home, Services, How it works, Partner with us, Login, download the app. */
export function PublicDrawer({ isOpen, onClose }: Props) {
  const t = useWords();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('shell.mainMenu')} data-testid="public-drawer">
      <nav className={styles.drawerGroup} aria-label={t('shell.mainMenu')}>
        <DrawerRow href={to('/')} icon={<House size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.home')}
        </DrawerRow>
        <Disclosure summary={t('shell.drawer.services')}>
          {menuDoors.map((door) => (
            <DrawerRow key={door.name} href={doorAddress(door)} onClick={onClose}>
              {t(`shell.service.${door.name}`)}
            </DrawerRow>
          ))}
        </Disclosure>
        <DrawerRow href={`${to('/')}#how`} icon={<Info size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.how')}
        </DrawerRow>
        <DrawerRow href={to('/registertype')} icon={<Briefcase size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.partner')}
        </DrawerRow>
      </nav>
      <div className={styles.drawerEnd}>
        <ButtonLink href={to('/login')} isWide onClick={onClose}>
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink
          href={to('/coming-soon', undefined, { service: 'app' })}
          variant="secondary"
          isWide
          onClick={onClose}
        >
          {t('shell.drawer.app')}
        </ButtonLink>
        <LanguageSelector />
      </div>
    </Drawer>
  );
}
