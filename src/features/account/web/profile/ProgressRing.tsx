import styles from './ProgressRing.module.css';

/** How far something is, in per cent; `label` says it in words. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 36 36" width={120} height={120} aria-hidden="true">
        <circle cx="18" cy="18" r="15.9" pathLength={100} className={styles.track} />
        <circle
          cx="18"
          cy="18"
          r="15.9"
          pathLength={100}
          className={styles.done}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <p>{label}</p>
    </div>
  );
}
