import type { LucideIcon } from 'lucide-react';
import type { Tint } from '#web/ui/Card.tsx';
import styles from './IconTiles.module.css';

type Props = {
  title: string;
  /** Where it stands among the headings of its page. */
  level?: 'h2' | 'h3';
  tint: Tint;
  tiles: readonly { key: string; icon: LucideIcon; label: string }[];
};

/** What a provider offers or is good at, each with its picture. */
export function IconTiles({ title, level: Heading = 'h3', tint, tiles }: Props) {
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list} data-tint={tint}>
        {tiles.map(({ key, icon: Icon, label }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon size={22} aria-hidden="true" />
            </span>
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
