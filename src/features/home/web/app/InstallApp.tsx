import { Smartphone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { install, useInstallStanding } from '#web/install-offer.ts';
import { pageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './InstallApp.module.css';

const ways = { ios: ['open', 'share', 'add'], other: ['menu', 'add'] } as const;

/** The product on a phone: a button where the browser offers the installation, and how it is done where it does not. */
export function InstallApp() {
  const t = useWords();
  const standing = useInstallStanding();
  const values = { brand: brand.name };
  const title = t('home.app.title', values);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={t('home.app.text', values)} />
      <img className={styles.icon} src="/icon-192.png" alt="" width={96} height={96} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{t('home.app.text', values)}</p>
      <div role="status">
        {standing === 'installed' && <Notice tone="success">{t('home.app.installed', values)}</Notice>}
      </div>
      {standing === 'offered' && (
        <Button
          size="large"
          icon={<Smartphone size={22} aria-hidden="true" />}
          onClick={() => void install()}
          data-testid="install"
        >
          {t('home.app.install', values)}
        </Button>
      )}
      <div className={styles.ways}>
        {(['ios', 'other'] as const).map((way) => (
          <section key={way} aria-labelledby={`install-${way}`}>
            <h2 id={`install-${way}`}>{t(`home.app.${way}`)}</h2>
            <ol>
              {ways[way].map((step) => (
                <li key={step}>{t(`home.app.${way}.${step}`)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
