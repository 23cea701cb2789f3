import { Briefcase, FlaskConical, HandHeart, House, HousePlus, Info, LayoutGrid, Stethoscope, Sun } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { DrawerGroup, DrawerRow } from '#web/ui/DrawerRow.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { DisplayChoices } from './DisplayChoices.tsx';
import styles from './Drawers.module.css';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';
import { isOpen as isServiceOpen, menuServices, serviceAddress, type ServiceName } from '#web/service-links.ts';

const icons = {
  seniorCare: Sun,
  doctors: Stethoscope,
  caregivers: HandHeart,
  labTests: FlaskConical,
  homeHealth: HousePlus,
} satisfies Record<ServiceName, unknown>;

type Props = { isOpen: boolean; onClose: () => void };

/** The mobile drawer of the specification: Home, Services, How it works, Partner with us, Login, download the app. */
export function PublicDrawer({ isOpen, onClose }: Props) {
  const t = useWords();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('shell.mainMenu')} data-testid="public-drawer">
      <nav className={styles.group} aria-label={t('shell.mainMenu')}>
        <DrawerRow href={href('/')} icon={<House size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.home')}
        </DrawerRow>
        <DrawerGroup icon={<LayoutGrid size={22} aria-hidden="true" />} summary={t('shell.drawer.services')}>
          {menuServices.map((service) => {
            const Icon = icons[service.name];
            return (
              <DrawerRow
                key={service.name}
                href={serviceAddress(service)}
                icon={<Icon size={22} aria-hidden="true" />}
                onClick={onClose}
              >
                {t(`shell.service.${service.name}`)} {!isServiceOpen(service) && <Tag>{t('shell.service.soon')}</Tag>}
              </DrawerRow>
            );
          })}
        </DrawerGroup>
        <DrawerRow href={`${href('/')}#how`} icon={<Info size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.how')}
        </DrawerRow>
        <DrawerRow href={href('/registertype')} icon={<Briefcase size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.partner')}
        </DrawerRow>
      </nav>
      <div className={styles.end}>
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
        <DisplayChoices />
      </div>
    </Drawer>
  );
}
