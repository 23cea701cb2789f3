import { Briefcase, House, Info } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { DrawerRow } from '#web/ui/DrawerRow.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './Header.module.css';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';
import { isOpen as isServiceOpen, serviceAddress, menuServices } from '#web/service-links.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** The mobile drawer of the specification: Home, Services, How it works, Partner with us, Login, download the app. */
export function PublicDrawer({ isOpen, onClose }: Props) {
  const t = useWords();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('shell.mainMenu')} data-testid="public-drawer">
      <nav className={styles.drawerGroup} aria-label={t('shell.mainMenu')}>
        <DrawerRow href={href('/')} icon={<House size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.home')}
        </DrawerRow>
        <Disclosure summary={t('shell.drawer.services')}>
          {menuServices.map((service) => (
            <DrawerRow key={service.name} href={serviceAddress(service)} onClick={onClose}>
              {t(`shell.service.${service.name}`)} {!isServiceOpen(service) && <Tag>{t('shell.service.soon')}</Tag>}
            </DrawerRow>
          ))}
        </Disclosure>
        <DrawerRow href={`${href('/')}#how`} icon={<Info size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.how')}
        </DrawerRow>
        <DrawerRow href={href('/registertype')} icon={<Briefcase size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.partner')}
        </DrawerRow>
      </nav>
      <div className={styles.drawerEnd}>
        <ButtonLink href={href('/login')} isWide onClick={onClose}>
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink
          href={href('/coming-soon', undefined, { service: 'app' })}
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
