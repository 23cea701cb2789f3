import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { DisplayChoices } from './DisplayChoices.tsx';
import styles from './Footer.module.css';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { HomeLink } from '#web/ui/HomeLink.tsx';
import { services } from '#web/service-links.ts';

/** The pine band at the end; pages of daily work and those that must not distract get a line of what helps them on. */
export function Footer({ isShort, hasServices }: { isShort: boolean; hasServices: boolean }) {
  const t = useWords();
  const year = useOpenedAt().getUTCFullYear();
  const rights = <p className="small">{t('shell.rights', { year: String(year), name: brand.name })}</p>;
  if (isShort)
    return (
      <footer className={styles.short}>
        <div className={`wrap ${styles.needed}`}>
          <HelpLine />
          {hasServices && (
            <nav aria-label={t('shell.footer.services')} className={styles.services}>
              {services.map((service) => (
                <a key={service.name} className="link" href={service.path}>
                  {t(`shell.service.${service.name}`)}
                </a>
              ))}
            </nav>
          )}
          <DisplayChoices />
          <address className="small">{[brand.company, brand.street, brand.town].join(', ')}</address>
          {rights}
        </div>
      </footer>
    );
  return (
    <footer className={`on-band ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.who}>
            <HomeLink />
            <p className={styles.line}>
              <span lang="en">{t('shell.tagline.en')}</span> <span lang="es">{t('shell.tagline.es')}</span>
            </p>
            <p className={styles.emergency}>{t('shell.emergency')}</p>
          </div>
          <nav aria-labelledby="footer-services">
            <h2 id="footer-services">{t('shell.footer.services')}</h2>
            <ul>
              {services.map((service) => (
                <li key={service.name}>
                  <a className={styles.link} href={service.path}>
                    {t(`shell.service.${service.name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-lado">
            <h2 id="footer-lado" translate="no">
              {brand.name}
            </h2>
            <ul>
              <li>
                <a className={styles.link} href={`${href('/')}#how`}>
                  {t('shell.drawer.how')}
                </a>
              </li>
              <li>
                <a className={styles.link} href={href('/insurance')}>
                  {t('shell.insurance')}
                </a>
              </li>
              <li>
                <a className={styles.link} href={href('/registertype')}>
                  {t('shell.drawer.partner')}
                </a>
              </li>
            </ul>
          </nav>
          <div className={styles.contact}>
            <h2>{t('shell.footer.contact')}</h2>
            <HelpLine />
            <address>
              <a className={styles.link} href={`mailto:${brand.mail}`}>
                {brand.mail}
              </a>
              {[brand.company, brand.street, brand.town].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        </div>
        <div className={styles.last}>
          {rights}
          <DisplayChoices />
        </div>
      </div>
    </footer>
  );
}
