import { Briefcase, House, Info, LayoutGrid } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { menuServices } from '#web/service-links.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { DrawerGroup, DrawerRow } from '#web/ui/DrawerRow.tsx';
import { DisplayChoices } from './DisplayChoices.tsx';
import styles from './Drawers.module.css';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';
import { ServiceRows } from './ServiceRows.tsx';

/** In the mobile drawer of the specification: Home, Services, How it works, Partner with us, Login, download the app. */
export function PublicRows({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <>
      <nav className={styles.group} aria-label={t('shell.mainMenu')}>
        <DrawerRow href={href('/')} icon={<House size={22} aria-hidden="true" />} onClick={onClose}>
          {t('shell.drawer.home')}
        </DrawerRow>
        <DrawerGroup icon={<LayoutGrid size={22} aria-hidden="true" />} summary={t('shell.drawer.services')}>
          <ServiceRows services={menuServices} onClose={onClose} />
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
        <HelpLine />
        <LanguageSelector />
        <DisplayChoices />
      </div>
    </>
  );
}
