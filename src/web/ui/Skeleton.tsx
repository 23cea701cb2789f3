import styles from './Skeleton.module.css';

type Props = {
  shape?: 'line' | 'title' | 'arch' | 'circle' | 'button' | 'picture' | 'card';
  extent?: 'full' | 'long' | 'half' | 'short';
};

/** A grey stand-in of the size of what is on its way. The loader says that something is; this is for the eye only. */
export function Skeleton({ shape = 'line', extent = 'full' }: Props) {
  return <span className={styles.bone} data-shape={shape} data-extent={extent} aria-hidden="true" />;
}
