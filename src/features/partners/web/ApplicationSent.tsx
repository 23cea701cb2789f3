import type { RefObject } from 'react';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { to } from '#web/to.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './ApplicationSent.module.css';

const next = ['mail', 'read', 'checked'] as const;

/** Says what happens next, and no more than that. */
export function ApplicationSent({ email, heading }: { email: string; heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useWords();
  return (
    <div className={`wrap ${styles.page}`} data-testid="partner-sent">
      <title>{pageTitle(t('partners.sent.title'))}</title>
      <Art kind="spot" traits={{ name: 'done' }} width={180} height={180} eager />
      <h1 ref={heading} tabIndex={-1}>{t('partners.sent.title')}</h1>
      <h2>{t('partners.sent.next')}</h2>
      <ol className={styles.steps}>
        {next.map((step) => <li key={step}>{t(`partners.sent.${step}`, { email, brand: brand.name })}</li>)}
      </ol>
      <ButtonLink href={to('/')} size="large" data-testid="partner-sent-home">{t('shell.failure.home')}</ButtonLink>
    </div>
  );
}
