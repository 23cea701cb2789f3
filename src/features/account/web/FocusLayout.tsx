import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { BrandRow } from '#web/ui/BrandRow.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import styles from './FocusLayout.module.css';

type Props = {
  title: string;
  /** Stands in front of the title while the form has problems. */
  errorWord?: string | undefined;
  /** On screens without a header. */
  hasBrandRow?: boolean;
  /** Above what stands there, where there is no room beside it: for screens that are otherwise nearly empty. */
  hasSmallPicture?: boolean;
  /** A way back, first of all. */
  back?: ReactNode;
  /** Above the heading: problems, a picture. */
  before?: ReactNode;
  /** In place of the plain heading: the same words with a progress around them. */
  heading?: ReactNode;
  children: ReactNode;
};

/** One thing to do, in a card; where there is room, a picture beside it. */
export function FocusLayout({
  title,
  errorWord,
  hasBrandRow,
  hasSmallPicture,
  back,
  before,
  heading,
  children,
}: Props) {
  return (
    <>
      <title>{pageTitle(title, errorWord)}</title>
      {hasBrandRow && <BrandRow />}
      <div className={`wrap ${styles.page}`}>
        <Picture isSmallToo={hasSmallPicture} />
        <div className={styles.card}>
          {back && <div>{back}</div>}
          {before}
          {heading || <h1 tabIndex={-1}>{title}</h1>}
          {children}
        </div>
      </div>
    </>
  );
}

function Picture({ isSmallToo }: { isSmallToo: boolean | undefined }) {
  const t = useWords();
  return (
    <div className={styles.picture} data-small={isSmallToo}>
      <div className={styles.doors} aria-hidden="true">
        <div className={styles.tall}>
          <Arch size="fill" tint="sun">
            <Art kind="place" traits={{ seed: 'door', kind: 'villa', sky: 'golden' }} width={300} height={360} />
          </Arch>
        </div>
        <div className={styles.short}>
          <Arch size="fill" tint="coral">
            <Art
              kind="portrait"
              traits={{ seed: 'rosa', hair: 'bun', glasses: true, lines: true }}
              width={240}
              height={280}
            />
          </Arch>
        </div>
      </div>
      <p className={styles.line}>{t('account.picture')}</p>
    </div>
  );
}
