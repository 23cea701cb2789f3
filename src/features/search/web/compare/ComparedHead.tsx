import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { Tint } from '#web/ui/Card.tsx';
import styles from './SideBySide.module.css';

type Props = {
  provider: { _id: string; name: string };
  /** Its page. */
  href: string;
  tint: Tint;
  picture: ReactNode;
  price: string;
  /** What one can do there. */
  children: ReactNode;
  /** Beside the way to take it out of the comparison. */
  mark: ReactNode;
  /** The comparison without it. */
  without: string;
};

/** A provider above its column. */
export function ComparedHead({ provider, href, tint, picture, price, children, mark, without }: Props) {
  const t = useWords();
  const { _id: id, name } = provider;
  return (
    <article className={styles.one} data-tint={tint} data-testid={`compared-${id}`}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2>
          <a href={href}>{name}</a>
        </h2>
        <p className="num">{price}</p>
        {children}
        <p className={styles.tools} data-print="hide">
          {mark}
          <a className={styles.remove} href={without} aria-label={t('search.compare.remove', { name })}>
            <X size={20} aria-hidden="true" />
            {t('search.compare.removeWord')}
          </a>
        </p>
      </div>
    </article>
  );
}
