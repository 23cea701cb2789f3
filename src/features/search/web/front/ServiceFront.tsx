import type { ReactNode } from 'react';
import styles from './ServiceFront.module.css';

type Props = {
  tint: 'sun' | 'lilac' | 'pine';
  title: string;
  lead: string;
  /** Above everything: whose page it is, where no header says so. */
  brand?: ReactNode;
  /** Below the lead, as a link to what was begun. */
  below?: ReactNode;
  /** A view of a place fills its arch; a spot stands free, and a phone goes without. */
  look: 'place' | 'spot';
  picture: ReactNode;
  search: ReactNode;
  children: ReactNode;
};

/** The first page of a service: what it is, its search over the edge of the picture, and its parts. */
export function ServiceFront({ tint, title, lead, brand, below, look, picture, search, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.hero} data-tint={tint} data-look={look}>
        {brand}
        <div className={`wrap ${styles.top}`}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {below}
          </div>
          <div className={styles.picture}>{picture}</div>
        </div>
      </div>
      <div className={`wrap ${styles.search}`}>{search}</div>
      {children}
    </div>
  );
}

type PartProps = {
  /** Of its heading. */
  id: string;
  /** Left out where what is in it holds the heading. */
  title?: string;
  /** The heading stands beside what it is of, where there is room. */
  isSplit?: boolean;
  children: ReactNode;
};

/** A part of the first page under its heading. */
export function FrontPart({ id, title, isSplit = false, children }: PartProps) {
  return (
    <section className={`wrap ${styles.part}`} data-split={isSplit || undefined} aria-labelledby={id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}
