import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Path } from '#web/routes.ts';
import { href } from '#web/paths.ts';
import { Logo } from './Logo.tsx';
import styles from './HomeLink.module.css';

type Props = {
  path?: Extract<Path, keyof typeof names>;
};

const names = {
  '/': 'shell.home',
  '/dashboard': 'shell.toDashboard',
  '/partner': 'shell.toPartner',
  '/partner/leads': 'shell.toPartner',
  '/partner/payouts': 'shell.toPartner',
  '/partner/profile': 'shell.toPartner',
  '/partner/team': 'shell.toPartner',
  '/partner/staff': 'shell.toStaff',
};

/** The wordmark: live text beside the mark. */
export function HomeLink({ path = '/' }: Props) {
  const t = useWords();
  const name = names[path];
  return (
    <a href={href(path)} className={styles.home} aria-label={t(name, { name: brand.name })}>
      <Logo />
      <span aria-hidden="true" translate="no">
        {brand.name.toLowerCase()}
      </span>
    </a>
  );
}
