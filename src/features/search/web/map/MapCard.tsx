import type { ReactNode } from 'react';
import { Stars } from '#web/ui/Stars.tsx';
import styles from './MapSheet.module.css';

type Props = {
  href: string;
  name: string;
  picture: ReactNode;
  rating: number | null;
  reviewCount: number;
  /** What it costs, for whom it is. */
  children: ReactNode;
};

/** The provider that was chosen on the map of a phone: leads to its page. */
export function MapCard({ href, name, picture, rating, reviewCount, children }: Props) {
  return (
    <a href={href} className={styles.card} data-testid="map-card">
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.facts}>
          {rating !== null && <Stars rating={rating} count={reviewCount} />}
          <span>{children}</span>
        </span>
      </span>
    </a>
  );
}
