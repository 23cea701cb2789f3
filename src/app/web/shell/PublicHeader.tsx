import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './Header.module.css';
import menu from './PublicHeader.module.css';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { LanguageSelector } from '#web/ui/LanguageSelector.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PublicDrawer } from './PublicDrawer.tsx';
import { isOpen as isServiceOpen, serviceAddress, menuServices } from '#web/service-links.ts';

/** For visitors: logo, the search of a list page, services, partners, language, log-in. */
export function PublicHeader({ children }: { children?: ReactNode }) {
  const t = useWords();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.header} data-testid="public-header">
      <div className={`wrap ${styles.bar}`}>
        <HomeLink />
        <div className={styles.grow}>
          {children && (
            <div className={styles.search} data-header-search="">
              {children}
            </div>
          )}
        </div>
        <nav className={styles.wide} aria-label={t('shell.mainMenu')}>
          <ServicesMenu />
          <a className="navlink" href={href('/registertype')} data-testid="partner-with-us">
            {t('shell.partnerWithUs')}
          </a>
          <LanguageSelector />
          <ButtonLink href={href('/login')} data-testid="login-link">
            {t('shell.login')}
          </ButtonLink>
        </nav>
        <div className={styles.narrow}>
          <LanguageSelector isShort />
          <MenuButton onClick={() => setDrawerOpen(true)} />
        </div>
      </div>
      <PublicDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}

function ServicesMenu() {
  const t = useWords();
  return (
    <Popover
      opensByDown
      data-testid="services-menu"
      trigger={(trigger) => (
        <button type="button" {...trigger} className="navlink" data-testid="our-services">
          {t('shell.ourServices')}
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      )}
    >
      {({ isOpen, close }) => (
        <ul className={menu.services}>
          {menuServices.map((service) => (
            <li key={service.name}>
              <a href={serviceAddress(service)} onClick={close} data-soon={!isServiceOpen(service) || undefined}>
                {isOpen ? <Art {...service.art} width={48} height={52} /> : <span />}
                <span>
                  <b>{t(`shell.service.${service.name}`)}</b>
                  {isServiceOpen(service) ? (
                    <span className="small muted">{t(`shell.service.${service.name}.line`)}</span>
                  ) : (
                    <Tag>{t('shell.service.soon')}</Tag>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
