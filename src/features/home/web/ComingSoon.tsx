import { ArrowRight } from 'lucide-react';
import type { Awaited } from '#features/leads/lead.ts';
import { WaitingListForm } from '#features/leads/web/WaitingListForm.tsx';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { services } from '#web/service-links.ts';
import { Art } from '#web/ui/Art.tsx';
import styles from './ComingSoon.module.css';

/** A service that is not open yet: what it will be, a way to hear when it opens, and what is open today. */
export function ComingSoon({ service }: { service: Awaited }) {
  const t = useWords();
  const values = { brand: brand.name };
  const title = t(`home.soon.${service}.title`, values);
  const text = t(`home.soon.${service}.text`, values);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={text} />
      <div className={styles.picture}>
        <Art kind="spot" traits={{ name: 'soon' }} width={360} height={360} eager />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <WaitingListForm key={service} service={service} />
        <nav aria-labelledby="open-today" className={styles.open}>
          <h2 id="open-today">{t('home.soon.open')}</h2>
          <ul>
            {services.map(({ name, path }) => (
              <li key={name}>
                <a className="link" href={path}>
                  {t(`shell.service.${name}`)}
                  <ArrowRight size={20} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
