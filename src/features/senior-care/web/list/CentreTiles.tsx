import type { Query } from '#web/paths.ts';
import type { CentreCard } from '../../centre.ts';
import { CentreTile } from './CentreTile.tsx';
import styles from './CentreTiles.module.css';

type Props = { centres: readonly CentreCard[]; along?: Query };

/** A few centres, three beside each other; on a narrow screen one row to swipe. */
export function CentreTiles({ centres, along }: Props) {
  return (
    <ul className={styles.tiles}>
      {centres.map((centre) => (
        <li key={centre._id}>
          <CentreTile centre={centre} along={along} />
        </li>
      ))}
    </ul>
  );
}
