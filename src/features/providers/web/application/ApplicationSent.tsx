import type { RefObject } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './ApplicationSent.module.css';

const next = ['mail', 'read', 'checked'] as const;

/** Says what happens next, and no more than that. */
export function ApplicationSent({ email, heading }: { email: string; heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useWords();
  const title = t('partners.sent.title');
  return (
    <FocusLayout
      title={title}
      hasBrandRow
      before={<Art kind="spot" traits={{ name: 'done' }} width={150} height={150} eager />}
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
    >
      <div data-testid="partner-sent">
        <h2 className={styles.next}>{t('partners.sent.next')}</h2>
        <ol className={styles.steps}>
          {next.map((step) => (
            <li key={step}>{t(`partners.sent.${step}`, { email, brand: brand.name })}</li>
          ))}
        </ol>
      </div>
      <p>
        <ButtonLink href={href('/')} size="large" data-testid="partner-sent-home">
          {t('shell.failure.home')}
        </ButtonLink>
      </p>
    </FocusLayout>
  );
}
