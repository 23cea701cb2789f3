import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { artAddress } from '#web/ui/art-address.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ServiceLinks } from '#web/ui/ServiceLinks.tsx';
import styles from './NotFoundPage.module.css';

/** Every unknown address ends here, with the specification's sorry image. */
export default function NotFoundPage() {
  const t = useWords();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={`wrap ${styles.page}`} data-testid="not-found">
      <title>{pageTitle(t('home.notFound.title'))}</title>
      <meta name="robots" content="noindex" />
      <img
        src={artAddress({ kind: 'spot', traits: { name: 'lost' } })}
        alt={t('home.notFound.picture')}
        width={280}
        height={280}
      />
      <h1 tabIndex={-1}>{t('home.notFound.title')}</h1>
      <p>{t('home.notFound.text')}</p>
      <div className={styles.ways}>
        {isLoggedIn ? (
          <ButtonLink href={href('/dashboard')} size="large" data-testid="not-found-home">
            {t('home.notFound.dashboard')}
          </ButtonLink>
        ) : (
          <ButtonLink href={href('/')} size="large" data-testid="not-found-home">
            {t('shell.failure.home')}
          </ButtonLink>
        )}
        <ServiceLinks isSecond />
      </div>
    </div>
  );
}
