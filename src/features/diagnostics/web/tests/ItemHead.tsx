import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { CartLink } from '../cart/CartLink.tsx';
import styles from './Tests.module.css';

type Props = { title: string; about: string; backTo?: { href: string; label: string }; children?: ReactNode };

/** What a test or package is called and tells, in the tint of diagnostics. */
export function ItemHead({ title, about, backTo, children }: Props) {
  const t = useWords();
  return (
    <div className={styles.head}>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={about} />
      <div className="wrap stack">
        <div className="page-head">
          <BackLink href={backTo?.href ?? href('/top-diagnosis')}>
            {backTo?.label ?? t('diagnostics.center.all')}
          </BackLink>
          <CartLink />
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{about}</p>
        {children}
      </div>
    </div>
  );
}
