import styles from './Skeleton.module.css';

type Props = {
  shape?: 'line' | 'title' | 'arch' | 'circle' | 'button' | 'picture' | 'card';
  extent?: 'full' | 'long' | 'half' | 'short';
};

/** A grey placeholder of the size of what is loading. Hidden from screen readers: the full-page loader announces the loading. */
export function Skeleton({ shape = 'line', extent = 'full' }: Props) {
  return <span className={styles.bone} data-shape={shape} data-extent={extent} aria-hidden="true" />;
}
