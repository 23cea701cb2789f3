import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './Timeline.module.css';

export type Moment = {
  title: ReactNode;
  detail?: ReactNode;
  /** Below the detail. */
  more?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
};

export function Timeline({ moments, 'data-testid': testId }: { moments: readonly Moment[]; 'data-testid'?: string }) {
  const t = useWords();
  return (
    <ol className={styles.timeline} data-testid={testId}>
      {moments.map(({ title, detail, more, state }, index) => (
        <li key={index} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {iconOf(state)}
          </span>
          <div>
            <b>{title}</b>
            <span className="vh">{`, ${t(`ui.timeline.${state}`)}`}</span>
            {detail && <p className="small muted num">{detail}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}

function iconOf(state: Moment['state']) {
  if (state === 'done') return <Check size={18} />;
  return state === 'failed' ? <X size={18} /> : null;
}
